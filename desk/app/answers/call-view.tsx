import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mayCallNow } from '#clinic/desk/reach.ts'
import { firstNameOf } from '#clinic/desk/short-name.ts'
import { shownLanguages } from '#content/clinic/shown-languages.ts'
import { sayToOthers } from '#content/contact-wishes.ts'
import { answersWords } from '#content/desk/answers.ts'
import { callReasons, callScript } from '#content/desk/call-script.ts'
import { reachWords } from '#content/desk/reach.ts'
import { fill } from '#content/format/fill.ts'
import type { Language } from '#content/language.ts'
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
import { AnswerView } from './answer-view.tsx'
import { CallOutcomes, useNote } from './call-outcomes.tsx'
import styles from './call-view.module.css'
import { openedOnce } from './opened-once.ts'
import { momentIn } from './row-clock.tsx'

/** A call to make: how the patient may be reached, the number, what to say, and how it went. */
export function CallView({ row, onDone }: { row: AnswerRow; onDone: () => void }) {
  const words = useWords(answersWords)
  const taskId = row.id.split('/')[1]!
  const { data: call, isError } = useQuery({
    queryKey: ['call', taskId],
    queryFn: ({ signal }) => get('/api/answers/call', { taskId }, signal),
    ...openedOnce,
  })
  if (isError) return <p role="alert">{words.gone}</p>
  if (!call) return null
  return <OpenedCall call={call} taskId={taskId} version={row.version} onDone={onDone} />
}

type Props = { call: Call; taskId: string; version: number; onDone: () => void }

function OpenedCall({ call, taskId, version, onDone }: Props) {
  const words = useWords(answersWords.call)
  const reasons = useWords(callReasons)
  const mayCall = mayCallNow(call.reach, useNow())
  const [isMoving, setMoving] = useState(false)
  const { note, refusal } = useNote({ call, taskId, version, onDone })
  return (
    <>
      <AnswerView
        title={words.title}
        name={call.name}
        note={`${reasons[call.reason].name} · ${call.reference}`}
        due={call.promised?.by}
        foot={
          <CallOutcomes
            call={call}
            refusal={refusal}
            isMoving={isMoving}
            onOutcome={(outcome) => (outcome === 'move' ? setMoving(true) : note(outcome))}
          />
        }
      >
        <ContactRule reach={call.reach} sharedPhone={call.sharedPhone} wordsForOthers={call.wordsForOthers} />
        <NumberCard call={call} mayCall={mayCall} />
        {mayCall && <Script call={call} />}
      </AnswerView>
      {isMoving && call.row && (
        <MovePanel
          asking={{ verb: 'move', row: call.row }}
          onMove={(_, body) => note('move', body)}
          onClose={() => setMoving(false)}
        />
      )}
    </>
  )
}

/** The number is hidden until it is pressed, and again after half a minute. */
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
    <div className={styles.number} role="group" aria-label={words.number}>
      <p>
        <b>{number ? <Private>{number}</Private> : '+91 ····· ·····'}</b>
        <small>{isRefused ? words.refused : mayCall ? `${from} ${words.logged}` : words.closed}</small>
      </p>
      {number ? (
        <a className={styles.dial} href={`tel:${number}`}>
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
    <section className={styles.script} aria-label={say}>
      <header>
        <p className="eyebrow">{say}</p>
        {shownLanguages.length > 1 && (
          <Segments
            label={say}
            segments={shownLanguages.map((one) => ({ id: one, label: languageNames[one] }))}
            chosen={language}
            onChoose={setLanguage}
          />
        )}
      </header>
      <ol>
        {steps.map(({ id, say: sentence, note }, place) => (
          <li key={id}>
            <span className={styles.step} aria-hidden="true">
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
