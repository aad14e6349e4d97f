/** The mark of the house: the window and the lotus. */
export const Mark = ({ className, label }: { className?: string | undefined; label: string }) => (
  <svg className={className} viewBox="0 0 48 48" role="img" aria-label={label}>
    <path
      d="M6 46V20.5C6 11 13.8 9.2 19.6 6.6 22.4 5.3 23.4 4 24 2c.6 2 1.6 3.3 4.4 4.6C34.2 9.2 42 11 42 20.5V46Z"
      fill="var(--mark-window)"
    />
    <path d="M24 38c-4-5.2-3.4-11.4 0-15.6 3.4 4.2 4 10.4 0 15.6Z" fill="var(--mark-heart)" />
    <path d="M24 38c-6.2-1.6-8.4-6.6-8-11.4 4.4 1.8 7.8 5.8 8 11.4Z" fill="var(--mark-petal)" />
    <path d="M24 38c6.2-1.6 8.4-6.6 8-11.4-4.4 1.8-7.8 5.8-8 11.4Z" fill="var(--mark-petal)" />
    <path d="M24 38.6c-6.6.6-11-2.6-13-7 5-.8 10.4 1.8 13 7Z" fill="var(--mark-leaf)" />
    <path d="M24 38.6c6.6.6 11-2.6 13-7-5-.8-10.4 1.8-13 7Z" fill="var(--mark-leaf)" />
  </svg>
)
