import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '~/ui/ButtonLink'

/** The way to the game: what most pages end with. */
export function PlayLink({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <ButtonLink
      href="/game"
      kind="main"
      className={className}
      icon={<ArrowRight aria-hidden size={22} strokeWidth={2.4} />}
    >
      {children}
    </ButtonLink>
  )
}
