import { encode } from 'uqr'

type Props = { text: string; label: string; className?: string | undefined }

/** Drawn in the browser: the secret in it must not travel to a drawing service. */
export function QrCode({ text, label, className }: Props) {
  const { size, data } = encode(text, { border: 0 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  )
}
