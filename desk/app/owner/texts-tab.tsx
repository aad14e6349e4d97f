import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answersWords } from '#content/desk/answers.ts'
import { textsWords } from '#content/desk/owner.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import ArrowLeft from '~icons/ph/arrow-left'
import SealCheck from '~icons/ph/seal-check'
import Signature from '~icons/ph/signature'
import type { TextRow, TextToRead } from '../../contract/texts.ts'
import { command, get } from '../api.ts'
import { shortDateIn } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { useMe } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import styles from './texts-tab.module.css'
import { textsKey, useTexts } from './use-owner.ts'

/** Every text that a doctor answers for: both languages side by side, and the signature. */
export function TextsTab() {
  const words = useWords(textsWords)
  const { back } = useWords(answersWords)
  const [chosen, choose] = useState<string | null>(null)
  const { data } = useTexts()
  const texts = data?.texts ?? []
  return (
    <div className={`${styles.split} ${chosen ? styles.opened : ''}`}>
      <div className={styles.lists}>
        <List
          title={words.waiting}
          texts={texts.filter(({ signed }) => !signed)}
          chosen={chosen}
          onChoose={choose}
        />
        <List
          title={words.signed}
          texts={texts.filter(({ signed }) => signed)}
          chosen={chosen}
          onChoose={choose}
        />
        <p className={styles.note}>{words.until}</p>
      </div>
      {chosen ? (
        <div>
          <div className="phone-only">
            <Button kind="plain" icon={ArrowLeft} onClick={() => choose(null)}>
              {back}
            </Button>
          </div>
          <Reading key={chosen} id={chosen} />
        </div>
      ) : (
        <p className={styles.choose}>{words.choose}</p>
      )}
    </div>
  )
}

type ListProps = {
  title: string
  texts: readonly TextRow[]
  chosen: string | null
  onChoose: (id: string) => void
}

function List({ title, texts, chosen, onChoose }: ListProps) {
  const words = useWords(textsWords)
  const language = useLanguage()
  if (texts.length === 0) return null
  return (
    <section>
      <h2>
        {title} <small>{texts.length}</small>
      </h2>
      <ul>
        {texts.map(({ id, place, title: name, signed, wasSigned }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.text}
              aria-current={id === chosen}
              onClick={() => onChoose(id)}
            >
              <b>{name[language]}</b>
              <span>
                <small>
                  {words.places[place]}
                  {wasSigned && `, ${words.wasSigned}`}
                </small>
                <StateBadge tone={signed ? 'ok' : 'ask'} icon={signed ? SealCheck : Signature}>
                  {signed ? words.isSigned : words.toSign}
                </StateBadge>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Reading({ id }: { id: string }) {
  const words = useWords(textsWords)
  const language = useLanguage()
  const { data: text } = useQuery({
    queryKey: ['text', id],
    queryFn: ({ signal }) => get('/api/texts/text', { id }, signal),
  })
  if (!text) return null
  return (
    <article className={styles.reading}>
      <header>
        <h2>{text.title[language]}</h2>
        <p>
          {text.signed
            ? fill(words.signedBy, {
                name: text.signed.by[language],
                date: shortDateIn(language, text.signed.at),
              })
            : fill(words.sentences, { count: text.sentences.length })}
        </p>
      </header>
      {!text.signed && <Signing text={text} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <div className={styles.both} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.language.english}</th>
              <th scope="col">{words.language.hindi}</th>
            </tr>
          </thead>
          <tbody>
            {text.sentences.map(({ en, hi }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of one text keep their order
              <tr key={place}>
                <td lang="en">
                  <Emphasis>{en}</Emphasis>
                </td>
                <td lang="hi">
                  <Emphasis>{hi}</Emphasis>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </article>
  )
}

/** Only a doctor signs, after reading both languages. */
function Signing({ text }: { text: TextToRead }) {
  const words = useWords(textsWords)
  const language = useLanguage()
  const { role, doctorId } = useMe()
  const queries = useQueryClient()
  const [isRead, setRead] = useState(false)
  const [failed, setFailed] = useState('')
  const doctor = facts.doctors.find((one) => one.id === doctorId)
  if (role !== 'doctor' || !doctor) return <p className={styles.note}>{words.onlyDoctor}</p>
  const sign = async () => {
    if (!isRead) return
    try {
      await command('/api/texts/sign', { id: text.id, hash: text.hash })
      await Promise.all([
        queries.invalidateQueries({ queryKey: textsKey }),
        queries.invalidateQueries({ queryKey: ['text', text.id] }),
      ])
    } catch {
      setFailed(words.failed)
    }
  }
  return (
    <div className={styles.signing}>
      <label>
        <input type="checkbox" checked={isRead} onChange={({ target }) => setRead(target.checked)} />
        {words.both}
      </label>
      <Button kind="primary" size="large" icon={Signature} isDisabled={!isRead} onClick={() => void sign()}>
        {fill(words.sign, { name: doctor.name[language] })}
      </Button>
      <p className={styles.note} role="status">
        {failed || words.note}
      </p>
    </div>
  )
}
