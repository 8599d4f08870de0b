/** The pencil's ring around a hole in one. */
export function PencilRing({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden className={className} viewBox="0 0 54 54" fill="none">
      <path
        d="M37.500 7.600C30 2.400 17.400 3.600 9.800 11.200 2.600 18.400 2.200 32.600 8.800 41.200c6.800 8.800 21.400 11.400 31.200 4.600 9.600-6.600 11.800-21.200 6-30.600C41.600 8 31.400 3.400 21.400 4.400c-4 .4-7.800 1.800-10.600 4"
        pathLength={1}
        stroke="var(--pencil)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  )
}
