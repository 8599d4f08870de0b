import {
  Baby,
  BookOpen,
  Flag,
  Heart,
  Landmark,
  Lightbulb,
  ListOrdered,
  Wrench,
} from 'lucide-react'
import type { Category } from '~/content/categories'
import { Icon } from '~/ui/Icon'

const ICONS = {
  'Getting Started': Flag,
  'Rules & Scoring': ListOrdered,
  'Rules & Etiquette': BookOpen,
  'Family & Kids': Baby,
  'Tips & Strategy': Lightbulb,
  'Equipment & Tips': Wrench,
  'History & Culture': Landmark,
  'Fun & Social': Heart,
} satisfies Record<Category, unknown>

export function CategoryIcon({ category }: { category: Category }) {
  return <Icon of={ICONS[category]} size={18} />
}
