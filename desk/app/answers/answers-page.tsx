import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { answersWords } from '#content/desk/answers.ts'
import { callReasons } from '#content/desk/call-script.ts'
import { todayWords } from '#content/desk/today.ts'
import { fill } from '#content/format/fill.ts'
import ArrowLeft from '~icons/ph/arrow-left'
import type { AnswerRow } from '../../contract/answers.ts'
import { useNow } from '../clock.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../language.ts'
import { useAnswers } from '../live/use-answers.ts'
import { Private } from '../privacy.tsx'
import { Page } from '../shell/page.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ReachBadge } from '../ui/reach-badge.tsx'
import { Segments } from '../ui/segments.tsx'
import { UnreadableBooking } from '../ui/unreadable-booking.tsx'
import styles from './answers.module.css'
import { CallView } from './call-view.tsx'
import { LetterView } from './letter-view.tsx'
import { PrivacyView } from './privacy-view.tsx'
import { isOver, RowClock } from './row-clock.tsx'

const filters = ['all', 'letters', 'calls'] as const
type Filter = (typeof filters)[number]
const isIn = (filter: Filter, { kind }: AnswerRow) =>
  filter === 'all' || (filter === 'calls') === (kind === 'call')

/** The open line is in the URL: Today links to it, and Back closes it. */
function useChosen() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const chosenId = params.get('open')
  return {
    chosenId,
    // Going from one line to the next replaces the entry of the history: Back leads to the list.
    choose: (id: string) =>
      navigate(`${pathname}?${new URLSearchParams({ open: id })}`, {
        replace: chosenId !== null,
        state: chosenId === null ? { isFromList: true } : state,
      }),
    // A sent answer closes its own line only: another may be open by then.
    close: () => {
      if (chosenId === null || new URLSearchParams(window.location.search).get('open') !== chosenId) return
      if (state?.isFromList) navigate(-1)
      else navigate(pathname, { replace: true })
    },
  }
}

/** Enquiries, requests and calls, the most urgent first; the chosen one is opened beside the list. */
export function AnswersPage() {
  const words = useWords(answersWords)
  const today = useWords(todayWords)
  const { rows, more = 0 } = useAnswers() ?? {}
  const now = useNow()
  const [filter, setFilter] = useState<Filter>('all')
  const { chosenId, choose, close } = useChosen()
  const shown = (rows ?? []).filter((row) => isIn(filter, row))
  const chosen = shown.find(({ id }) => id === chosenId) ?? null
  const step = (by: number) => {
    const place = shown.findIndex(({ id }) => id === chosenId)
    const next = shown[Math.min(shown.length - 1, Math.max(0, place + by))]
    if (next) choose(next.id)
  }
  useKeys({
    next: () => step(1),
    previous: () => step(-1),
    close,
  })
  const over = (rows ?? []).filter((row) => isOver(row, now)).length
  const count = (rows?.length ?? 0) + more
  const subtitle = rows && fill(over > 0 ? words.waitingOver : words.waiting, { count, over })
  if (rows && rows.length === 0)
    return (
      <Page title={words.title} subtitle={subtitle}>
        <EmptyState picture="night-calm" title={words.empty}>
          {words.emptyText}
        </EmptyState>
      </Page>
    )
  return (
    <Page title={words.title} subtitle={subtitle}>
      <div className={`${styles.split} ${chosen ? styles.opened : ''}`}>
        <section className={styles.tasks} aria-label={words.list}>
          <Segments
            label={words.filters.label}
            segments={filters.map((id) => ({
              id,
              label: `${words.filters[id]} ${(rows ?? []).filter((row) => isIn(id, row)).length}`,
            }))}
            chosen={filter}
            onChoose={setFilter}
          />
          <ul>
            {shown.map((row) => (
              <li key={row.id}>
                <TaskLine row={row} isChosen={row.id === chosenId} onChoose={() => choose(row.id)} />
              </li>
            ))}
          </ul>
          {more > 0 && <p className={styles.more}>{fill(today.more, { count: more })}</p>}
        </section>
        {chosen ? (
          <div className={styles.opening}>
            <div className="phone-only">
              <Button kind="plain" icon={ArrowLeft} onClick={close}>
                {words.back}
              </Button>
            </div>
            <Opened key={chosen.id} row={chosen} onDone={close} />
          </div>
        ) : (
          <div className={styles.nothing}>
            {rows && (
              <div role="status">
                <EmptyState picture="window-opening" title={chosenId ? words.gone : words.choose} />
              </div>
            )}
          </div>
        )}
      </div>
    </Page>
  )
}

type LineProps = { row: AnswerRow; isChosen: boolean; onChoose: () => void }

function TaskLine({ row, isChosen, onChoose }: LineProps) {
  const words = useWords(answersWords)
  const reasons = useWords(callReasons)
  return (
    <button type="button" className={styles.task} aria-current={isChosen} onClick={onChoose}>
      <span>
        <b>
          <Private>{row.name}</Private>
        </b>
        <RowClock row={row} />
      </span>
      <span>
        <small>{row.reason ? reasons[row.reason].name : words.kinds[row.kind]}</small>
        <ReachBadge reach={row.reach} />
      </span>
    </button>
  )
}

function Opened({ row, onDone }: { row: AnswerRow; onDone: () => void }) {
  const words = useWords(answersWords.letter.forDoctor)
  if (!row.mayOpen)
    return (
      <EmptyState picture="night-calm" title={words.title}>
        {words.text}
      </EmptyState>
    )
  if (row.reach.rule === 'unreadable') return <UnreadableBooking reference={row.reference} />
  if (row.kind === 'call') return <CallView row={row} onDone={onDone} />
  if (row.kind === 'privacy') return <PrivacyView row={row} onDone={onDone} />
  return <LetterView row={row} onDone={onDone} />
}
