import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { mayCallNow } from '#clinic/desk/reach.ts'
import { firstNameOf } from '#clinic/desk/short-name.ts'
import { sayToOthers } from '#content/contact-wishes.ts'
import { answersWords } from '#content/desk/answers.ts'
import { callReasons, callScript } from '#content/desk/call-script.ts'
import { reachWords } from '#content/desk/reach.ts'
import { fill } from '#content/format/fill.ts'
import { type Language, languages } from '#content/language.ts'
import Lock from '~icons/ph/lock-simple'
import Phone from '~icons/ph/phone'
import type { AnswerRow, Call } from '../../contract/answers.ts'
import { command, get } from '../api.ts'
import { MovePanel } from '../booking/move-panel.tsx'
import { useNow } from '../clock.ts'
import { capsOf } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { deskWordsIn, useLanguage, useWords } from '../language.ts'
import { languageNames } from '../language-names.ts'
import { Private } from '../privacy.tsx'
import { useMe } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { ContactRule } from '../ui/contact-rule.tsx'
import { Segments } from '../ui/segments.tsx'
import styles from './answers.module.css'
import { CallOutcomes, useNote } from './call-outcomes.tsx'
import callStyles from './call-view.module.css'
import { momentIn, PromiseClock } from './row-clock.tsx'

/** A call to make: how the patient may be reached, the number, what to say, and how it went. */
export function CallView({ row, onDone }: { row: AnswerRow; onDone: () => void }) {
  const words = useWords(answersWords)
  const taskId = row.id.split('/')[1]!
  const { data: call, isError } = useQuery({
    queryKey: ['call', taskId],
    queryFn: ({ signal }) => get('/api/answers/call', { taskId }, signal),
    // Opening it is logged: it is not opened again behind one's back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (isError) return <p role="alert">{words.gone}</p>
  if (!call) return null
  return <OpenedCall call={call} taskId={taskId} version={row.version} onDone={onDone} />
}

type Props = { call: Call; taskId: string; version: number; onDone: () => void }

function OpenedCall({ call, taskId, version, onDone }: Props) {
  const words = useWords(answersWords.call)
  const reasons = useWords(callReasons)
  const [before, after = ''] = words.title.split('{name}')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const mayCall = mayCallNow(call.reach, useNow())
  const [isMoving, setMoving] = useState(false)
  const { note, failed } = useNote({ call, taskId, version, onDone })
  return (
    <>
      <section className={styles.work}>
        <div className={styles.scroll}>
          <header className={styles.head}>
            <h2 ref={heading} tabIndex={-1}>
              {before}
              <Private>{call.name}</Private>
              {after}
            </h2>
            <p>
              {reasons[call.reason].name} · {call.reference}
            </p>
            {call.promised && <PromiseClock due={call.promised.by} />}
          </header>
          <ContactRule
            reach={call.reach}
            sharedPhone={call.sharedPhone}
            wordsForOthers={call.wordsForOthers}
          />
          <NumberCard call={call} mayCall={mayCall} />
          {mayCall && <Script call={call} />}
        </div>
        <CallOutcomes
          call={call}
          failed={failed}
          isMoving={isMoving}
          onOutcome={(outcome) => (outcome === 'move' ? setMoving(true) : void note(outcome))}
        />
      </section>
      {isMoving && call.row && (
        <MovePanel
          asking={{ verb: 'move', row: call.row }}
          onMove={(_, body) => void note('move', body)}
          onClose={() => setMoving(false)}
        />
      )}
    </>
  )
}

/** Closed until it is pressed; hidden again after half a minute. */
const SHOWN_MS = 30_000

function NumberCard({ call, mayCall }: { call: Call; mayCall: boolean }) {
  const words = useWords(answersWords.call)
  const { from } = useWords(reachWords)
  const language = useLanguage()
  const now = useNow()
  const [number, setNumber] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    if (!number) return
    const timer = setTimeout(() => setNumber(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [number])
  const show = async () => {
    try {
      const { phone } = await command('/api/booking/number', { id: call.bookingId })
      setNumber(phone)
      setRefused(false)
    } catch {
      setRefused(true)
    }
  }
  useKeys({ call: () => void show() }, { isActive: mayCall })
  const isEver = call.reach.rule === 'may-call' || call.reach.rule === 'only-patient'
  const opens = call.hours && fill(words.opens, { time: momentIn(language, call.hours.from, now) })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a line
    <div className={callStyles.number} role="group" aria-label={words.number}>
      <p>
        <b>{number ? <Private>{number}</Private> : '+91 ····· ·····'}</b>
        <small>{isRefused ? words.refused : mayCall ? `${from} ${words.logged}` : words.closed}</small>
      </p>
      {number ? (
        <a className={callStyles.dial} href={`tel:${number}`}>
          <Phone />
          {words.show}
        </a>
      ) : (
        <Button
          kind="primary"
          size="large"
          icon={mayCall ? Phone : Lock}
          keyCap={mayCall ? capsOf('call') : []}
          isDisabled={!mayCall}
          onClick={() => void show()}
        >
          {mayCall ? words.show : isEver && opens ? opens : words.noCalls}
        </Button>
      )}
    </div>
  )
}

function Script({ call }: { call: Call }) {
  const { say } = useWords(answersWords.call)
  const notes = useWords(callScript)
  const others = `${useWords(reachWords).someoneElseAnswers} ${sayToOthers(useLanguage(), call.wordsForOthers)}`
  const me = useMe()
  const [language, setLanguage] = useState<Language>(call.language)
  const words = deskWordsIn(callScript, language)
  const reason = deskWordsIn(callReasons, language)[call.reason]
  const withoutTime = 'sayWithoutTime' in reason ? reason.sayWithoutTime : reason.say
  const values = { staff: firstNameOf(me.name), when: call.when?.[language] ?? '' }
  const [beforeName, afterName = ''] = words.ask.say.split('{name}')
  const steps = [
    {
      id: 'ask',
      say: (
        <>
          {beforeName}
          <Private>{call.name.split(' ')[0]}</Private>
          {afterName}
        </>
      ),
      note: call.reach.rule === 'may-call' ? notes.ask.note : `${notes.ask.note} ${others}`,
    },
    { id: 'greet', say: fill(words.greet.say, values), note: notes.greet.note },
    { id: 'reason', say: fill(call.when ? reason.say : withoutTime, values), note: notes.note },
  ]
  return (
    <section className={callStyles.script} aria-label={say}>
      <header>
        <p className="eyebrow">{say}</p>
        <Segments
          label={say}
          segments={languages.map((one) => ({ id: one, label: languageNames[one] }))}
          chosen={language}
          onChoose={setLanguage}
        />
      </header>
      <ol>
        {steps.map(({ id, say: sentence, note }, place) => (
          <li key={id}>
            <span className={callStyles.step} aria-hidden="true">
              {place + 1}
            </span>
            <p>
              <q lang={language}>{sentence}</q>
              <small>{note}</small>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
