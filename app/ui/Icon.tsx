import type { LucideIcon } from 'lucide-react'

interface Props {
  readonly of: LucideIcon
  readonly size?: number
  readonly className?: string | undefined
}

/** A sign of the one family, as heavy as the letters beside it. Decoration: the words say what it means. */
export function Icon({ of: Drawn, size = 22, className }: Props) {
  return <Drawn aria-hidden size={size} strokeWidth={2.4} className={className} />
}
