import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { addDays, dayParts } from '#clinic/time.ts'
import { calendarWords } from '#content/desk/calendar.ts'
import { facts } from '#content/facts.ts'
import { calendar, dateOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import { type Affected, closureReasons } from '../../contract/calendar.ts'
import { command } from '../api.ts'
import { MovePanel } from '../booking/move-panel.tsx'
import { capsOf } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { deskWordsIn, useLanguage, useWords } from '../language.ts'
import { useMe } from '../session.tsx'
import { Page } from '../shell/page.tsx'
import { Button } from '../ui/button.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { KeysInText } from '../ui/keys-in-text.tsx'
import { useChange } from '../use-change.ts'
import { countOf } from './affected.tsx'
import { CloseFields } from './close-fields.tsx'
import styles from './close-screen.module.css'
import { type ClosingForm, type ClosingStart, isClosedBy, startingForm, wishOf } from './closing-form.ts'
import { ClosingTable } from './closing-table.tsx'
import { useClosingPreview, useLookAgain } from './use-calendar.ts'
import { type Moving, useMoveInstead } from './use-move-instead.ts'

/**
 * Closes half a day, a day or several: the form on the left, the affected patients on the right with what each
 * gets.
 */
export function CloseScreen({ start, onClose }: { start: ClosingStart; onClose: () => void }) {
  const words = useWords(calendarWords)
  const language = useLanguage()
  const me = useMe()
  const lookAgain = useLookAgain()
  const { change, refusal, setRefusal } = useChange({
    onDone: onClose,
    reload: lookAgain,
    refusals: words.refused,
  })
  const [form, setForm] = useState(() => startingForm(start, me))
  const wish = wishOf(form)
  const isComplete = wish.from !== '' && wish.until >= wish.from
  const { data } = useClosingPreview(wish, isComplete)
  const rows = data?.affected ?? []
  const moving = useMoveInstead(rows, setRefusal)

  const closeNow = () => {
    if (!data || !isComplete) return
    const { doctor, session, from, until } = wish
    const closing = { from, until, session: session || null, reason: form.reason }
    void change(
      () =>
        doctor
          ? command('/api/commands/leave', { ...closing, doctor })
          : command('/api/commands/close-days', closing),
      ({ affected }) => ({ text: fill(words.closing.done, { count: affected }) }),
    )
  }
  useClosingKeys(setForm, closeNow, onClose, !moving.asking)
  const doctor = facts.doctors.find(({ id }) => id === form.doctor)
  const date = dateOf(deskWordsIn(calendar, language), form.from || start.day)
  return (
    <Page
      title={words.closing.titles[form.what]}
      subtitle={[doctor?.initials[language] ?? words.closing.wholeClinic, date].join(', ')}
      panel={
        moving.asking && (
          <MovePanel
            key={moving.asking.row.id}
            asking={moving.asking}
            onClose={moving.leave}
            onMove={moving.move}
            isOffered={(offer) => !isClosedBy(wish, offer)}
          />
        )
      }
    >
      <div className={`${styles.split} ${moving.asking ? styles.beside : ''}`}>
        <div className={styles.side}>
          <CloseFields form={form} onChange={setForm} first={rows[0]} isOwn={me.role === 'doctor'} />
        </div>
        <div className={styles.result}>
          <Result rows={rows} isLoaded={data !== undefined} form={form} moving={moving} />
          {refusal && (
            <p className={styles.refusal} role="alert">
              {refusal}
            </p>
          )}
          <Foot rows={rows} form={form} onSubmit={closeNow} onKeep={onClose} />
        </div>
      </div>
    </Page>
  )
}

/** Every choice of the form has its key: Tab is not needed. */
function useClosingKeys(
  setForm: Dispatch<SetStateAction<ClosingForm>>,
  onSubmit: () => void,
  onClose: () => void,
  isActive: boolean,
) {
  const set = (changes: (form: ClosingForm) => Partial<ClosingForm>) => () =>
    setForm((form) => ({ ...form, ...changes(form) }))
  // Counts from the newest state of the form, so that fast presses all count.
  const turn = (by: number) =>
    set(({ from, until }) => ({ from: addDays(from, by), until: addDays(until < from ? from : until, by) }))
  useKeys(
    {
      open: onSubmit,
      send: onSubmit,
      close: onClose,
      'whole-day': set(() => ({ what: 'day' })),
      'half-day': set(() => ({ what: 'half' })),
      'several-days': set(({ from, until }) => ({ what: 'several', until: until < from ? from : until })),
      'page-before': turn(-1),
      'page-after': turn(1),
      'digit-1': set(() => ({ reason: closureReasons[0] })),
      'digit-2': set(() => ({ reason: closureReasons[1] })),
      'digit-3': set(() => ({ reason: closureReasons[2] })),
    },
    { isActive },
  )
}

type ResultProps = { rows: Affected[]; isLoaded: boolean; form: ClosingForm; moving: Moving }

function Result({ rows, isLoaded, form, moving }: ResultProps) {
  const words = useWords(calendarWords.closing)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const title =
    rows.length === 0 ? words.affected.none : rows.length === 1 ? words.affected.one : words.affected.many
  return (
    <div className={styles.list}>
      <h2 tabIndex={-1} ref={heading} aria-live="polite">
        <Emphasis>{isLoaded ? fill(title, { count: rows.length }) : '…'}</Emphasis>
      </h2>
      {rows.length > 0 ? (
        <>
          <Tally rows={rows} />
          <ClosingTable rows={rows} showsDay={form.what === 'several'} moving={moving} />
        </>
      ) : (
        <p className={styles.nobody}>{isLoaded && words.nobodyText}</p>
      )}
    </div>
  )
}

function Tally({ rows }: { rows: Affected[] }) {
  const words = useWords(calendarWords.closing.tally)
  const counts: [string, number][] = [
    [words.message, countOf(rows, 'message')],
    [words.call, countOf(rows, 'call')],
    [words.waits, countOf(rows, 'waits')],
    [words.nothing, countOf(rows, 'nothing', 'on-arrival')],
  ]
  return (
    <dl className={styles.tally}>
      {counts.map(([label, count]) => (
        <div key={label} className={count === 0 ? styles.zero : ''}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

type FootProps = { rows: Affected[]; form: ClosingForm; onSubmit: () => void; onKeep: () => void }

function Foot({ rows, form, onSubmit, onKeep }: FootProps) {
  const words = useWords(calendarWords.closing)
  const { sessions } = useWords(calendarWords)
  const { weekdays } = useWords(calendar)
  const [told, called] = [countOf(rows, 'message'), countOf(rows, 'call')]
  const weekday = form.from ? weekdays[dayParts(form.from).weekday]!.long : ''
  const what = {
    day: weekday,
    half: `${weekday} ${sessions[form.session]}`,
    several: words.severalDays,
  }[form.what]
  const follows = [
    told > 0 && fill(words.submitTell, { told }),
    called > 0 && fill(words.submitCall, { called }),
  ].filter(Boolean)
  return (
    <footer className={styles.foot}>
      <Button kind="primary" size="large" keyCap={capsOf('send')} onClick={onSubmit}>
        {[fill(words.submit, { what }), follows.join(', ')].filter(Boolean).join(': ')}
      </Button>
      <Button kind="plain" keyCap={capsOf('close')} onClick={onKeep}>
        {words.keep}
      </Button>
      <p>
        <KeysInText>{words.note}</KeysInText>
      </p>
    </footer>
  )
}
