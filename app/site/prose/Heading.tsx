import type { ReactNode } from 'react'

/** A section's heading, with a name that links can lead to. */
export function Heading({ children }: { children?: ReactNode }) {
  const words = textOf(children).toLowerCase().replaceAll(/['’]/g, '')
  const id = words.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
  return <h2 id={id}>{children}</h2>
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  return Array.isArray(node) ? node.map(textOf).join('') : ''
}
