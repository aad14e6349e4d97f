import styles from './arches.module.css'

type Props = { taken: number; askedFor: number; free: number }

/** More than these are not counted at a glance: then the figures alone say it. */
const MOST = 16

/** One window for each visit: filled, half filled where it is only asked for, pale where it is free. An ornament: the figures stand beside it. */
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
