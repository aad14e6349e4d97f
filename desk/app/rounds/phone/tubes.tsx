import { type Tube, tubes as tubeOrder } from '#clinic/round.ts'
import { roundWords } from '#content/desk/rounds.ts'
import { fill } from '#content/format/fill.ts'
import { useWords } from '../../language.ts'
import styles from './tubes.module.css'

/** The tubes to carry, by the colour of the cap and in words. */
export function Tubes({ tubes }: { tubes: Partial<Record<Tube, number>> }) {
  const words = useWords(roundWords.tubes)
  const wanted = tubeOrder.filter((tube) => tubes[tube])
  if (wanted.length === 0) return <>–</>
  return (
    <span className={styles.tubes}>
      {wanted.map((tube) => (
        <span key={tube} className={`${styles.tube} ${styles[tube]}`}>
          {fill(words[tube], { count: tubes[tube]! })}
        </span>
      ))}
    </span>
  )
}
