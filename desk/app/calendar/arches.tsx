import styles from './arches.module.css'

type Props = { taken: number; askedFor: number; free: number }

/** Above this many, the windows cannot be counted at a glance: only the number is shown. */
const MOST = 16

/**
 * One window for each visit: filled when booked, half filled when requested, pale when free. Decorative: the
 * numbers stand beside it.
 */
export function Arches({ taken, askedFor, free }: Props) {
  if (taken + askedFor + free > MOST) return null
  const kinds = [
    ...Array<string>(taken).fill('taken'),
    ...Array<string>(askedFor).fill('asked'),
    ...Array<string>(Math.max(0, free)).fill('free'),
  ]
  return (
    <span className={styles.arches} aria-hidden="true">
      {kinds.map((kind, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they differ in nothing else
        <i key={index} className={styles[kind]} />
      ))}
    </span>
  )
}
