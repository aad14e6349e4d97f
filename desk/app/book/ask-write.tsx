import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { type Way, ways } from '#clinic/desk/spoken-wishes.ts'
import { bookWords } from '#content/desk/book.ts'
import { fill } from '#content/format/fill.ts'
import ChatText from '~icons/ph/chat-text'
import Prohibit from '~icons/ph/prohibit'
import Whatsapp from '~icons/ph/whatsapp-logo'
import { get } from '../api.ts'
import { capsOf } from '../keys/key-table.ts'
import { deskWordsIn, useWords } from '../language.ts'
import { Choice } from '../ui/choice.tsx'
import styles from './new-caller.module.css'
import type { NewPerson } from './new-person.ts'

const wayIcons = { sms: ChatText, whatsapp: Whatsapp, nothing: Prohibit }
const wayKeys = { sms: 'by-sms', whatsapp: 'by-whatsapp', nothing: 'by-nothing' } as const

/** The channels that the clinic can use; undefined until they are loaded. */
export function useWays(): readonly Way[] | undefined {
  const { data } = useQuery({
    queryKey: ['ways'],
    queryFn: () => get('/api/book/ways'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data && ways.filter((way) => way === 'nothing' || data[way])
}

type Props = {
  person: Pick<NewPerson, 'language' | 'write' | 'remind'>
  isMissing: boolean
  onChange: (wishes: Partial<Pick<NewPerson, 'write' | 'remind'>>) => void
}

/**
 * How the clinic may write, read aloud in the patient's language. Nothing is chosen until the patient has
 * answered.
 */
export function AskWrite({ person: { language, write, remind }, isMissing, onChange }: Props) {
  const words = useWords(bookWords)
  const id = useId()
  const offered = useWays()
  const canWrite = offered && offered.length > 1
  useEffect(() => {
    if (!offered || (write !== null && offered.includes(write))) return
    // Without any channel there is nothing to ask. A key that was pressed before they were loaded may name none of them.
    const answer = offered.length === 1 ? 'nothing' : null
    if (write !== answer) onChange({ write: answer })
  })
  if (!offered) return null
  if (!canWrite) return <p className={styles.whole}>{words.ask.none}</p>
  return (
    <div className={styles.whole} data-ask>
      <Question language={language} offered={offered} />
      <WayChoice
        offered={offered}
        write={write}
        isMissing={isMissing}
        onChoose={(way) => onChange({ write: way })}
      />
      {write && write !== 'nothing' && (
        <label className={styles.remind} htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={remind}
            onChange={(event) => onChange({ remind: event.target.checked })}
          />
          {words.remind}
        </label>
      )}
    </div>
  )
}

function Question({ language, offered }: { language: NewPerson['language']; offered: readonly Way[] }) {
  const { note } = useWords(bookWords.ask)
  const aloud = deskWordsIn(bookWords, language)
  const [first, second] = offered.filter((way) => way !== 'nothing').map((way) => aloud.ways[way])
  const named = second ? fill(aloud.ask.or, { first: first!, second }) : first!
  return (
    <div className={styles.question}>
      <q lang={language}>{fill(aloud.ask.say, { ways: named })}</q>
      <small>{note}</small>
    </div>
  )
}

type WayProps = {
  offered: readonly Way[]
  write: Way | null
  isMissing?: boolean
  onChoose: (way: Way) => void
}

/** The keys of the offered channels. */
export const wayBindings = (offered: readonly Way[], choose: (way: Way) => void) =>
  Object.fromEntries(offered.map((way) => [wayKeys[way], () => choose(way)]))

/** SMS, WhatsApp or nothing, each with its key: pass the bindings to `useKeys`. */
export function WayChoice({ offered, write, isMissing = false, onChoose }: WayProps) {
  const words = useWords(bookWords)
  return (
    <Choice
      label={words.mayWrite}
      chosen={write}
      error={isMissing && words.ask.missing}
      onChoose={onChoose}
      segments={offered.map((way) => ({
        id: way,
        label: words.ways[way],
        icon: wayIcons[way],
        keyCap: capsOf(wayKeys[way]),
      }))}
    />
  )
}
