import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '~/ui/ButtonLink'
import { Icon } from '~/ui/Icon'

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
      icon={<Icon of={ArrowRight} />}
    >
      {children}
    </ButtonLink>
  )
}
