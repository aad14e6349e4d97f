import { useMemo } from 'react'
import { qrMatrix } from './qr-matrix.ts'

/** Drawn here: the secret in it must not travel to anybody who draws pictures. */
export function QrCode({
  text,
  label,
  className,
}: {
  text: string
  label: string
  className?: string | undefined
}) {
  const { size, path } = useMemo(() => {
    const rows = qrMatrix(text)
    const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    return { size: rows.length, path: squares.join('') }
  }, [text])
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
