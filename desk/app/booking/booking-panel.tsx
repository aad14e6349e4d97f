import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isWithDoctor } from '#clinic/desk/work-state.ts'
import { bookingWords } from '#content/desk/booking.ts'
import { deskWords } from '#content/desk/common.ts'
import { personWords } from '#content/desk/person.ts'
import { todayWords } from '#content/desk/today.ts'
import { fill } from '#content/format/fill.ts'
import Pencil from '~icons/ph/pencil-simple'
import type { OpenedBooking } from '../../contract/opened-booking.ts'
import type { Verb, WorkRow } from '../../contract/work-row.ts'
import { get, post, RefusedError } from '../api.ts'
import { useNow } from '../clock.ts'
import { capsOf } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguage, useWords } from '../language.ts'
import { useWork } from '../live/work-store.ts'
import { loadLater } from '../load-later.tsx'
import { Private } from '../privacy.tsx'
import { useMe } from '../session.tsx'
import { dueIn, momentIn } from '../today/row-words.ts'
import { useRowKeys, useVerbsOf } from '../today/use-verbs.ts'
import { saysCall, verbsInBar } from '../today/verb-looks.ts'
import { Button } from '../ui/button.tsx'
import { ContactRule } from '../ui/contact-rule.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { Token } from '../ui/token.tsx'
import { UnreadableBooking } from '../ui/unreadable-booking.tsx'
import { useUndoables } from '../undo.ts'
import styles from './booking-panel.module.css'
import { ForDoctor, Looks, Messages, Tests, Visit } from './booking-parts.tsx'
import { PatientNumber } from './patient-number.tsx'

type Props = { id: string; onVerb: (row: WorkRow, verb: Verb) => void; onClose: () => void }

/** An opened booking beside the list. How the patient may be reached comes before everything else. */
export function BookingPanel({ id, onVerb, onClose }: Props) {
  const words = useWords(bookingWords)
  const common = useWords(deskWords)
  const { data: opened, error } = useQuery({
    queryKey: ['booking', id],
    queryFn: () => get('/api/booking', { id }),
    // Each fetch is audited as opened: refetching would add entries that nobody caused.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const { rows } = useWork()
  // The row is live; the details are from the moment of opening.
  const row = rows.get(id) ?? opened?.row
  useKeys({ close: onClose })
  usePresence(id)
  if (!opened || !row) {
    const refused = error instanceof RefusedError ? error.reason : null
    return (
      <Panel title={refused ? '' : words.loading} about={id} closeLabel={common.close} onClose={onClose}>
        {refused === 'unreadable' ? (
          <UnreadableBooking />
        ) : (
          refused && <EmptyState picture="no-results" title={words.notFound} />
        )}
      </Panel>
    )
  }
  return (
    <Panel
      title={<Private>{opened.name}</Private>}
      subtitle={<Subtitle row={row} />}
      mark={
        row.token !== null && (
          <Token number={row.token} tone={isWithDoctor(row) ? 'deep' : 'pale'} label={common.token} />
        )
      }
      about={id}
      closeLabel={common.close}
      onClose={onClose}
      footer={<PanelVerbs row={row} onVerb={onVerb} />}
    >
      <ContactRule
        reach={row.reach}
        sharedPhone={opened.sharedPhone}
        wordsForOthers={opened.wordsForOthers}
      />
      {opened.phoneEnd && <PatientNumber key={id} id={id} phoneEnd={opened.phoneEnd} reach={row.reach} />}
      <Correct key={`correct ${id}`} opened={opened} version={row.version} />
      <Visit opened={opened} row={row} />
      <ForDoctor forDoctor={opened.forDoctor} />
      <Tests tests={opened.tests} total={opened.total} />
      <Messages messages={opened.messages} />
      <Looks looks={opened.looks} />
    </Panel>
  )
}

const CorrectPerson = loadLater(async () => (await import('../person/correct-person.tsx')).CorrectPerson)

/** Opens the correction of the person; for reception only. */
function Correct({ opened, version }: { opened: OpenedBooking; version: number }) {
  const { correct } = useWords(personWords)
  useReopenedAfterUndo(opened.row.bookingId)
  const [isOpen, setOpen] = useState(false)
  const isReception = useMe().role === 'receptionist'
  useEffect(() => {
    if (isReception) CorrectPerson.prefetch()
  }, [isReception])
  useKeys({ correct: () => setOpen(true) }, { isActive: isReception })
  if (!isReception) return null
  return (
    <div>
      <Button icon={Pencil} keyCap={capsOf('correct')} onClick={() => setOpen(true)}>
        {correct}
      </Button>
      {isOpen && <CorrectPerson opened={opened} version={version} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Refetches after a correction is undone or redone, so that the panel shows the person as stored. */
function useReopenedAfterUndo(id: string) {
  const { done } = useWords(personWords)
  const queries = useQueryClient()
  const own = useUndoables().find(({ said, versions }) => said.text === done && versions[id] !== undefined)
  const isUndone = own?.isUndone ?? false
  const was = useRef(isUndone)
  useEffect(() => {
    if (was.current !== isUndone) void queries.invalidateQueries({ queryKey: ['booking', id] })
    was.current = isUndone
  }, [isUndone, queries, id])
}

/** Tells the other desks who has this row open. A courtesy: a failure is ignored. */
function usePresence(id: string) {
  useEffect(() => {
    const tell = (row: string | null) => post('/api/presence', { row }).catch(() => {})
    void tell(id)
    return () => void tell(null)
  }, [id])
}

function Subtitle({ row }: { row: WorkRow }) {
  const words = useWords(bookingWords)
  const { kinds } = useWords(todayWords)
  const language = useLanguage()
  const now = useNow()
  const [before, after = ''] = words.reference.split('{reference}')
  const values = {
    kind: kinds[row.kind],
    // While the time is not settled: the requested time, and by when the patient hears from the clinic.
    when: [row.promisedBy && momentIn(language, row, now), dueIn(language, row, now), row.with]
      .filter(Boolean)
      .join(', '),
  }
  return (
    <>
      {fill(before!, values)}
      <span className="unbroken">{row.reference}</span>
      {after}
    </>
  )
}

function PanelVerbs({ row, onVerb }: { row: WorkRow; onVerb: Props['onVerb'] }) {
  const words = useWords(todayWords)
  const { pending } = useWork()
  const verbsOf = useVerbsOf()
  const verbs = pending.has(row.id) ? [] : verbsOf(row)
  // The number below has the key of a call.
  const others: readonly Verb[] = verbs.filter((verb) => verb !== 'open' && verb !== 'call')
  useRowKeys(row, others, onVerb)
  const now = useNow()
  const shown = verbsInBar.filter((verb) =>
    verb === 'call' ? saysCall(row, verbs, now) : others.includes(verb),
  )
  return (
    <div className={styles.verbs}>
      {shown.map((verb) => {
        const isAllowed = verbs.includes(verb)
        return (
          <Button
            key={verb}
            kind={verb === verbs[0] ? 'primary' : verb === 'cancel' ? 'danger' : 'quiet'}
            keyCap={isAllowed ? capsOf(verb) : undefined}
            isDisabled={!isAllowed}
            onClick={() => onVerb(row, verb)}
          >
            {isAllowed ? words.verbs[verb] : words.forbidden.noCalls}
          </Button>
        )
      })}
    </div>
  )
}
