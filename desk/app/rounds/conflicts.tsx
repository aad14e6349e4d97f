import { Link } from 'react-router'
import type { Settlement } from '#clinic/round.ts'
import { planningWords } from '#content/desk/round-planning.ts'
import { roundWords } from '#content/desk/rounds.ts'
import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import Warning from '~icons/ph/warning'
import type { OutcomeConflict, RoundsOfDay } from '../../contract/rounds.ts'
import { timeIn } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { Private } from '../privacy.tsx'
import { Button } from '../ui/button.tsx'
import styles from './conflicts.module.css'
import type { RoundsWork } from './use-rounds.ts'

/** Outcomes that came too late to count, or were refused: nothing is lost, reception settles each. */
export function Conflicts({ rounds, work }: { rounds: RoundsOfDay; work: RoundsWork }) {
  const words = useWords(planningWords.conflicts)
  const { conflicts } = rounds
  if (conflicts.length === 0) return null
  return (
    <section className={styles.conflicts} role="status">
      <h2>
        <Warning /> {conflicts.length === 1 ? words.one : fill(words.many, { count: conflicts.length })}
      </h2>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.id}>
            <b>
              <Private>{conflict.name || conflict.reference}</Private>
            </b>
            <Line conflict={conflict} rounds={rounds} />
            {conflict.bookingId && <Link to={`/booking/${conflict.bookingId}`}>{words.open}</Link>}
            <Ways conflict={conflict} work={work} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * A collected sample can count: the booking is then completed with this outcome. Otherwise the booking stays as it
 * is.
 */
function Ways({ conflict, work }: { conflict: OutcomeConflict; work: RoundsWork }) {
  const words = useWords(planningWords.conflicts)
  const { said } = useWords(planningWords)
  const settle = (as: Settlement) =>
    void work.settle(conflict.id, as, { text: said.settled[as], name: conflict.name })
  return (
    <>
      {conflict.mayCount && (
        <Button onClick={() => settle('taken')} aria-describedby={`taken-${conflict.id}`}>
          {words.taken}
        </Button>
      )}
      <Button onClick={() => settle('stands')}>{words.stands}</Button>
      {conflict.mayCount && (
        <small id={`taken-${conflict.id}`}>
          {conflict.rupees > 0
            ? fill(words.takenPaidHint, { rupees: rupees(conflict.rupees) })
            : words.takenHint}
        </small>
      )}
    </>
  )
}

function Line({ conflict, rounds }: { conflict: OutcomeConflict; rounds: RoundsOfDay }) {
  const words = useWords(planningWords.conflicts)
  const { outcomes } = useWords(roundWords)
  const language = useLanguage()
  const phlebotomist = rounds.rounds.find(({ staffId }) => staffId === conflict.staffId)?.name ?? ''
  return (
    <span>
      {fill(words.line, {
        phlebotomist,
        time: timeIn(language, conflict.at),
        outcome: conflict.outcome ? outcomes[conflict.outcome] : words.unknown,
        why: words.why[conflict.conflict],
      })}{' '}
      {conflict.rupees > 0 && fill(words.paid, { rupees: rupees(conflict.rupees) })}
    </span>
  )
}
