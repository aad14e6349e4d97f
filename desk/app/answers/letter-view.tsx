import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { findForbiddenWords } from '#clinic/desk/forbidden-words.ts'
import { shownLanguages } from '#content/clinic/shown-languages.ts'
import { answerTemplates } from '#content/desk/answer-templates.ts'
import { answersWords } from '#content/desk/answers.ts'
import { deskWords } from '#content/desk/common.ts'
import { fill } from '#content/format/fill.ts'
import type { Language } from '#content/language.ts'
import { sensitive } from '#content/sensitive-words.ts'
import Check from '~icons/ph/check'
import PaperPlane from '~icons/ph/paper-plane-tilt'
import Prohibit from '~icons/ph/prohibit'
import Warning from '~icons/ph/warning'
import type { AnswerRow, Letter } from '../../contract/answers.ts'
import { command, get } from '../api.ts'
import { shortDateIn, timeIn } from '../clock.ts'
import { capsOf, type KeyName } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { deskWordsIn, useLanguage, useWords } from '../language.ts'
import { languageNames } from '../language-names.ts'
import { useReloadAnswers } from '../live/use-answers.ts'
import { Private } from '../privacy.tsx'
import { Button } from '../ui/button.tsx'
import { ContactRule } from '../ui/contact-rule.tsx'
import { Segments } from '../ui/segments.tsx'
import { StatusStrip } from '../ui/status-strip.tsx'
import { whenFinal } from '../undo.ts'
import { useChange } from '../use-change.ts'
import { AnswerPreviewPane } from './answer-preview.tsx'
import { AnswerView } from './answer-view.tsx'
import styles from './answers.module.css'
import { type Template, useDraft } from './drafts.ts'
import { openedOnce } from './opened-once.ts'

/** An enquiry, the answer to it, and the preview of what the patient gets. */
export function LetterView({ row, onDone }: { row: AnswerRow; onDone: () => void }) {
  const words = useWords(answersWords)
  const { data: letter, isError } = useQuery({
    queryKey: ['letter', row.bookingId],
    queryFn: ({ signal }) => get('/api/answers/letter', { bookingId: row.bookingId }, signal),
    ...openedOnce,
  })
  if (isError) return <p role="alert">{words.gone}</p>
  return letter ? <OpenedLetter letter={letter} version={row.version} onDone={onDone} /> : null
}

type Props = { letter: Letter; version: number; onDone: () => void }

function OpenedLetter({ letter, version, onDone }: Props) {
  const words = useWords(answersWords.letter)
  const { draft, write, forget } = useDraft(letter.bookingId)
  const { text } = draft
  return (
    <>
      <AnswerView
        title={letter.kind === 'complaint' ? words.complains : words.asks}
        name={letter.name}
        due={letter.due}
        foot={<SendBar letter={letter} version={version} draft={draft} onSent={forget} onDone={onDone} />}
      >
        {letter.isDanger && (
          <StatusStrip tone="off" icon={Warning} title={words.danger.title}>
            {words.danger.text}
          </StatusStrip>
        )}
        <LetterText letter={letter} />
        <ContactRule reach={letter.reach} />
        <AnswerForm
          letter={letter}
          text={text}
          onWrite={(typed) => write({ ...draft, text: typed })}
          onTemplate={(id, begun) => write({ text: begun, template: id })}
        />
      </AnswerView>
      <AnswerPreviewPane bookingId={letter.bookingId} text={text} />
    </>
  )
}

function LetterText({ letter }: { letter: Letter }) {
  const words = useWords(answersWords.letter)
  const language = useLanguage()
  const ways = letter.channels.map((channel) => words.ways[channel]).join(', ')
  const meta = [
    `${shortDateIn(language, letter.at)}, ${timeIn(language, letter.at)}`,
    words.wroteIn[letter.language === 'hi' ? 'hindi' : 'english'],
    ways ? fill(words.wants, { ways }) : words.wantsNone,
    letter.about && fill(words.about, { reference: letter.about }),
  ]
  return (
    <blockquote className={styles.letter}>
      <p lang={letter.language}>
        <Private>{letter.text}</Private>
      </p>
      <footer>{meta.filter(Boolean).join(' · ')}</footer>
      {letter.answered && (
        <p className={styles.answered}>
          <b>{words.answeredSoFar}</b>
          <Private>{letter.answered}</Private>
        </p>
      )}
    </blockquote>
  )
}

type FormProps = {
  letter: Letter
  text: string
  onWrite: (text: string) => void
  onTemplate: (id: Template, text: string) => void
}

const digits = ['digit-1', 'digit-2', 'digit-3', 'digit-4'] as const satisfies KeyName[]

function AnswerForm({ letter, text, onWrite, onTemplate }: FormProps) {
  const words = useWords(answersWords.letter)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [language, setLanguage] = useState<Language>(letter.language)
  const texts = deskWordsIn(answerTemplates, language)
  const names = useWords(answerTemplates)
  const offered = answerTemplates.flatMap((template, place) =>
    template.for === letter.kind
      ? [{ id: template.id, name: names[place]!.name, text: texts[place]!.text }]
      : [],
  )
  const begin = (template: (typeof offered)[number] | undefined) => {
    if (!template) return
    onTemplate(template.id, template.text)
    field.current?.focus()
  }
  useKeys({
    answer: () => field.current?.focus(),
    ...Object.fromEntries(offered.map((template, place) => [digits[place]!, () => begin(template)])),
  })
  return (
    <>
      <div className={styles.templates} role="toolbar" aria-label={words.templates}>
        {shownLanguages.length > 1 && (
          <Segments
            label={words.language}
            segments={shownLanguages.map((one) => ({ id: one, label: languageNames[one] }))}
            chosen={language}
            onChoose={setLanguage}
          />
        )}
        {offered.map((template, place) => (
          <Button key={template.id} keyCap={capsOf(digits[place]!)} onClick={() => begin(template)}>
            {template.name}
          </Button>
        ))}
      </div>
      <div className={styles.field}>
        <label htmlFor={id}>{words.answer}</label>
        <textarea
          ref={field}
          id={id}
          rows={6}
          maxLength={4000}
          lang={language}
          value={text}
          aria-describedby={`${id}-check`}
          aria-keyshortcuts="A"
          onChange={(event) => onWrite(event.target.value)}
        />
        <TextCheck id={`${id}-check`} text={text} />
      </div>
    </>
  )
}

/** Warns of words that a person looking along should not read, and of words that nobody may write. */
function TextCheck({ id, text }: { id: string; text: string }) {
  const words = useWords(answersWords.letter)
  const found = findForbiddenWords(text)
  const isClean = found === 'free' && !sensitive.test(text)
  const said =
    found === 'free' ? (isClean ? words.noneFound : words.found) : words[found === 'never' ? 'never' : 'ask']
  return (
    <p
      id={id}
      className={found === 'never' ? styles.forbidden : isClean ? styles.checked : styles.warned}
      role="status"
    >
      {found === 'never' ? <Prohibit /> : isClean ? <Check /> : <Warning />}
      {said}
    </p>
  )
}

type Draft = ReturnType<typeof useDraft>['draft']
type SendProps = Props & { draft: Draft; onSent: () => void }

function SendBar({ letter, version, draft, onSent, onDone }: SendProps) {
  const words = useWords(answersWords.letter)
  const { refusals } = useWords(deskWords)
  const { change, isBusy, refusal } = useChange({ onDone, reload: useReloadAnswers(), refusals })
  const { text, template } = draft
  const found = findForbiddenWords(text)
  const cannotSend = text.trim() === '' || found === 'never' || isBusy
  const send = (isSettledLater = false) => {
    if (cannotSend) return
    const body = { bookingId: letter.bookingId, version, text, isSettledLater, ...(template && { template }) }
    const give = async () => {
      const done = await command('/api/commands/answer', body)
      // The answer can be edited and sent again until the undo is over.
      whenFinal(done, onSent)
      return done
    }
    void change(give, () => ({ text: words.sent, name: letter.name }), { again: give })
  }
  const isDoubtful = found === 'ask' || sensitive.test(text)
  const mayWait = letter.kind === 'complaint' && letter.answered === null
  // The template only acknowledges the complaint.
  const isFirstStep = mayWait && template === 'complaint-received'
  useKeys({ send: () => send(isFirstStep) })
  const closing = letter.kind === 'complaint' ? words.sendSettled : words.send
  const names = isFirstStep ? [words.sendOpen, closing] : [closing, words.sendOpen]
  return (
    <div className={styles.foot}>
      <Button
        kind="primary"
        size="large"
        icon={PaperPlane}
        keyCap={capsOf('send')}
        isDisabled={cannotSend}
        onClick={() => send(isFirstStep)}
      >
        {isDoubtful ? words.sendAnyway : names[0]}
      </Button>
      {mayWait && (
        <Button size="large" isDisabled={cannotSend} onClick={() => send(!isFirstStep)}>
          {names[1]}
        </Button>
      )}
      <p role="status">{refusal || (found === 'never' ? words.forbidden : words.leavesAfter)}</p>
    </div>
  )
}
