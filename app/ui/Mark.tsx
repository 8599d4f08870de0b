/** The flag in the cup: the product's mark. */
export function Mark({ size = 30 }: { size?: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 64 64" fill="none">
      <path d="M25 34V8" stroke="var(--pole)" strokeWidth="5.4" strokeLinecap="round" />
      <path
        d="M27 8.2 50.4 17.7Q53 18.9 50.4 20.1L27 29.6Z"
        fill="var(--flag)"
        stroke="var(--flag)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx="25" cy="44" r="13" fill="#fff" stroke="var(--pole)" strokeWidth="5.4" />
    </svg>
  )
}
