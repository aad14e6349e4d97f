import { arrivalWord } from '#clinic/round.ts'
import { arrival } from '#content/confirmation.ts'
import { fill } from '#content/format/fill.ts'
import type { SheetStop } from '../../../contract/rounds.ts'
import { useWords } from '../../language.ts'
import { Private } from '../../privacy.tsx'
import styles from './arrival.module.css'

/**
 * The word that the phlebotomist gives first: the patient opens only for it. Hidden with the names, because it
 * opens a home.
 */
export function Arrival({ stop }: { stop: SheetStop }) {
  const { staff, plainLook } = useWords(arrival)
  return (
    <section className={styles.arrival}>
      <h2>
        <Private>{fill(staff.title, { word: arrivalWord(stop) })}</Private>
      </h2>
      <p>{staff.nameAfter}</p>
      <small>{plainLook}</small>
    </section>
  )
}
