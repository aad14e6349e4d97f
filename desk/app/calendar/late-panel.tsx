import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { SessionId } from '#clinic/slots.ts'
import { shownLanguages } from '#content/clinic/shown-languages.ts'
import { calendarWords } from '#content/desk/calendar.ts'
import { fill } from '#content/format/fill.ts'
import { shortTime } from '#content/format/short-when.ts'
import { delayedSentence } from '#content/messages/appointment.ts'
import { type CalendarDay, type DelayPreview, delayMinutes } from '../../contract/calendar.ts'
import { command } from '../api.ts'
import { timeIn, useNow } from '../clock.ts'
import { capsOf, strokeOf } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguage, useWords } from '../language.ts'
import { Private } from '../privacy.tsx'
import { useMe } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { KeysInText } from '../ui/keys-in-text.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segments } from '../ui/segments.tsx'
import { useChange } from '../use-change.ts'
import { countOf, GetsBadge, useHow } from './affected.tsx'
import { AffectedTable, nameCell, reachCell } from './affected-table.tsx'
import styles from './late-panel.module.css'
import { useDelayPreview, useLookAgain } from './use-calendar.ts'

const usual = [10, 15, 20, 25, 30, 45, 60]

type Choice = { id: string; doctor: string; session: SessionId; label: string }

/** Today's sessions that are not over, of each doctor whose calendar this person may change. */
function useChoices({ columns }: CalendarDay): Choice[] {
  const { sessions } = useWords(calendarWords)
  const language = useLanguage()
  const me = useMe()
  const now = useNow()
  return columns
    .filter(({ doctor }) => me.role !== 'doctor' || doctor === me.doctorId)
    .flatMap(({ doctor, initials, cells }) => {
      const left = cells.filter(
        ({ until, closedBy }) => closedBy === null && Date.parse(until) > now.getTime(),
      )
      return [...new Set(left.map(({ session }) => session))].map((session) => ({
        id: `${doctor} ${session}`,
        doctor,
        session,
        label: `${initials[language]}, ${sessions[session]}`,
      }))
    })
}

/** Enters a doctor's delay: waiting patients come later, unless free time absorbs the delay. */
export function LatePanel({ day, onClose }: { day: CalendarDay; onClose: () => void }) {
  const words = useWords(calendarWords)
  const language = useLanguage()
  const lookAgain = useLookAgain()
  const { change, refusal } = useChange({ onDone: onClose, reload: lookAgain, refusals: words.refused })
  const choices = useChoices(day)
  const [chosen, setChosen] = useState<string | null>(null)
  const [minutes, setMinutes] = useState('25')
  const choice = choices.find(({ id }) => id === chosen) ?? choices[0]
  const count = Number(minutes)
  const isComplete =
    choice !== undefined &&
    Number.isInteger(count) &&
    count >= delayMinutes.least &&
    count <= delayMinutes.most
  const wish = isComplete ? { doctor: choice.doctor, session: choice.session, minutes: count } : null
  const { data } = useDelayPreview(wish)
  useKeys({ close: onClose, 'tell-nobody': () => shift(false) })
  const input = useRef<HTMLInputElement>(null)
  // After the panel, which focuses its title.
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  const shift = (isTold: boolean) => {
    if (!wish || !data) return
    const doctor = day.columns.find(({ doctor }) => doctor === wish.doctor)?.initials[language] ?? ''
    void change(
      () =>
        command('/api/commands/doctor-late', {
          ...wish,
          isTold,
        }),
      ({ affected }) => ({ text: fill(words.lateness.done, { doctor, minutes: count, count: affected }) }),
    )
  }
  return (
    <Panel
      about="late"
      width="wide"
      title={<Emphasis>{fill(words.lateness.title, { minutes: minutes || '0' })}</Emphasis>}
      subtitle={choice?.label ?? words.refused['not-open']}
      closeLabel={words.lateness.close}
      onClose={onClose}
      footer={
        data &&
        choice && <Foot preview={data} onShift={() => shift(true)} onTellNobody={() => shift(false)} />
      }
    >
      {choices.length > 1 && (
        <Segments label={words.lateness.which} segments={choices} chosen={choice!.id} onChoose={setChosen} />
      )}
      <Minutes
        ref={input}
        value={minutes}
        onChange={setMinutes}
        onSubmit={() => shift(true)}
        onTellNobody={() => shift(false)}
      />
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {data && choice && <Delayed preview={data} />}
    </Panel>
  )
}

type MinutesProps = {
  ref: RefObject<HTMLInputElement | null>
  value: string
  onChange: (value: string) => void
  onSubmit: () => void
  onTellNobody: () => void
}

function Minutes({ ref, value, onChange, onSubmit, onTellNobody }: MinutesProps) {
  const words = useWords(calendarWords.lateness)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={styles.minutes} onSubmit={submit}>
      <div>
        {usual.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={value === String(each)}
            onClick={() => onChange(String(each))}
          >
            {each}
          </button>
        ))}
        <label htmlFor={id} className="visually-hidden">
          {words.minutes}
        </label>
        <input
          id={id}
          ref={ref}
          type="number"
          inputMode="numeric"
          min={delayMinutes.least}
          max={delayMinutes.most}
          step={5}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            // A number field does not need this letter, and focus is here.
            if (strokeOf(event) !== 'KeyS') return
            event.preventDefault()
            onTellNobody()
          }}
        />
      </div>
      <p>
        <KeysInText>{words.hint}</KeysInText>
      </p>
    </form>
  )
}

function Delayed({ preview: { affected: rows, spared } }: { preview: DelayPreview }) {
  const words = useWords(calendarWords)
  const { columns } = words.closing
  const language = useLanguage()
  const how = useHow()
  const moved = rows.filter(({ gets }) => gets !== 'here')
  const here = rows.filter(({ gets }) => gets === 'here')
  const read = moved.find(({ gets, willBe }) => gets === 'message' && willBe)
  if (rows.length === 0) return <p>{words.lateness.nobody}</p>
  return (
    <>
      {here.length > 0 && (
        <p className={styles.here}>
          <WithNames text={words.lateness.here} names={here.map(({ name }) => name).join(', ')} />
        </p>
      )}
      <AffectedTable
        rows={moved}
        className={styles.table}
        columns={[
          {
            label: words.lateness.was,
            cell: ({ was }) => timeIn(language, was),
            classOf: ({ willBe }) => (willBe ? styles.old : ''),
          },
          {
            label: words.lateness.willBe,
            cell: ({ willBe }) => <b>{willBe ? timeIn(language, willBe) : words.lateness.keeps}</b>,
          },
          { label: columns.who, cell: nameCell },
          { label: columns.reach, cell: reachCell },
          {
            label: columns.what,
            cell: (row) => (
              <>
                <GetsBadge row={row} />
                <small>{row.willBe ? how(row, { callsBefore: row.was }) : words.how.doesNotFit}</small>
              </>
            ),
          },
        ]}
      />
      {spared > 0 && <p className={styles.here}>{fill(words.lateness.spared, { count: spared })}</p>}
      {read && (
        <section className={styles.sheet}>
          <p className="eyebrow">{words.lateness.reads}</p>
          {shownLanguages.map((each) => (
            <p key={each} lang={each}>
              {fill(delayedSentence[each], { time: shortTime(each, new Date(read.willBe!)) })}
            </p>
          ))}
        </section>
      )}
    </>
  )
}

function WithNames({ text, names }: { text: string; names: string }) {
  const [before, after] = text.split('{names}')
  return (
    <>
      {before}
      <b>
        <Private>{names}</Private>
      </b>
      {after}
    </>
  )
}

type FootProps = { preview: DelayPreview; onShift: () => void; onTellNobody: () => void }

function Foot({ preview, onShift, onTellNobody }: FootProps) {
  const words = useWords(calendarWords.lateness)
  const language = useLanguage()
  const { affected, closesAt, endsAt } = preview
  const counts = {
    count: affected.filter(({ willBe }) => willBe).length,
    told: countOf(affected, 'message'),
    called: countOf(affected, 'call'),
  }
  return (
    <>
      <Button kind="primary" size="large" keyCap={capsOf('open')} onClick={onShift}>
        {fill(words.submit, counts)}
      </Button>
      <Button keyCap={capsOf('tell-nobody')} onClick={onTellNobody}>
        {words.tellNobody}
      </Button>
      {endsAt > closesAt && (
        <p className={styles.ends}>
          {fill(words.ends, { ends: timeIn(language, endsAt), closes: timeIn(language, closesAt) })}
        </p>
      )}
    </>
  )
}
