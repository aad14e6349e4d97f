import { useQueryClient } from '@tanstack/react-query'
import { answersWords } from '#content/desk/answers.ts'
import { healthWords, ownerWords } from '#content/desk/owner.ts'
import { fill } from '#content/format/fill.ts'
import Check from '~icons/ph/check'
import Warning from '~icons/ph/warning'
import WarningCircle from '~icons/ph/warning-circle'
import type { GivenUp, Health, Limits } from '../../contract/owner.ts'
import { command } from '../api.ts'
import { shortDateIn, timeIn } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import styles from './health-tab.module.css'
import owner from './owner.module.css'
import { healthKey, useHealth } from './use-owner.ts'

/** Jobs, failed messages, rate limits, erasures, and who looked at numbers. */
export function HealthTab() {
  const words = useWords(healthWords)
  const { loading, failed } = useWords(ownerWords)
  const { data, isError } = useHealth()
  if (!data) return <p role="status">{isError ? failed : loading}</p>
  return (
    <div className={styles.columns}>
      <section>
        <h2>{words.jobs}</h2>
        {data.givenUp.map((lost) => (
          <Lost key={`${lost.channel} ${lost.error}`} lost={lost} />
        ))}
        <Jobs health={data} />
        {data.givenUp.length === 0 && <p className={owner.muted}>{words.none}</p>}
        <h2>
          {words.limits} <small>{words.limitsNote}</small>
        </h2>
        <LimitTable limits={data.limits} />
      </section>
      <section>
        <h2>
          {words.erased} <small>{words.erasedNote}</small>
        </h2>
        <Erasures health={data} />
        <h2>{words.looks}</h2>
        <Looks health={data} />
      </section>
    </div>
  )
}

function Lost({ lost }: { lost: GivenUp }) {
  const words = useWords(healthWords)
  const { ways } = useWords(answersWords.letter)
  const language = useLanguage()
  const queries = useQueryClient()
  const retry = async () => {
    await command('/api/owner/retry', { channel: lost.channel })
    await queries.invalidateQueries({ queryKey: healthKey })
  }
  const since = `${shortDateIn(language, lost.since)}, ${timeIn(language, lost.since)}`
  return (
    <div className={styles.lost}>
      <WarningCircle />
      <p>
        <b>{ways[lost.channel]}:</b> {lost.error || words.noReason}
        <small>{fill(words.givenUpText, { count: lost.count, time: since })}</small>
      </p>
      <Button kind="primary" onClick={() => void retry()}>
        {fill(words.tryAgain, { count: lost.count })}
      </Button>
    </div>
  )
}

function Jobs({ health }: { health: Health }) {
  const words = useWords(healthWords)
  const { columns } = words
  const language = useLanguage()
  return (
    <table className={owner.table}>
      <thead>
        <tr>
          <th scope="col">{columns.job}</th>
          <th scope="col">{columns.now}</th>
          <th scope="col">{columns.detail}</th>
          <th scope="col">{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {health.jobs.map(({ job, waiting, oldest, lastDone, isWell }) => (
          <tr key={job}>
            <th scope="row">{words.names[job]}</th>
            <td>
              {waiting > 0
                ? fill(words.waiting, { count: waiting })
                : lastDone
                  ? fill(words.ran, { time: timeIn(language, lastDone) })
                  : words.notYet}
            </td>
            <td>{oldest ? fill(words.oldest, { time: timeIn(language, oldest) }) : words.nothing}</td>
            <td>
              <StateBadge tone={isWell ? 'ok' : 'late'} icon={isWell ? Check : Warning}>
                {isWell ? words.well : words.late}
              </StateBadge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function LimitTable({ limits: { days, online, proven, calls, values } }: { limits: Limits }) {
  const { limitsSum, limitsColumns, limitNames } = useWords(healthWords)
  const names = Object.keys(values) as (keyof Limits['values'])[]
  return (
    <>
      <p className={owner.muted}>{fill(limitsSum, { days, online, proven })}</p>
      <table className={owner.table}>
        <thead>
          <tr>
            <th scope="col">{limitsColumns.limit}</th>
            <th scope="col" className={owner.figure}>
              {limitsColumns.calls}
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>{fill(limitNames[name], values[name])}</td>
              <td className={owner.figure}>{calls[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Erasures({ health }: { health: Health }) {
  const words = useWords(healthWords)
  const { under10 } = useWords(ownerWords)
  const language = useLanguage()
  const { night, why, bookings, traces } = words.erasedColumns
  if (health.erasures.length === 0) return <p className={owner.muted}>{words.noneErased}</p>
  return (
    <table className={owner.table}>
      <thead>
        <tr>
          <th scope="col">{night}</th>
          <th scope="col">{why}</th>
          <th scope="col" className={owner.figure}>
            {bookings}
          </th>
          <th scope="col">{traces}</th>
        </tr>
      </thead>
      <tbody>
        {health.erasures.map(({ night: at, purpose, count, tracesGo }) => (
          <tr key={`${at} ${purpose}`}>
            <td>{shortDateIn(language, at)}</td>
            <td>{words.purposes[purpose as keyof typeof words.purposes] ?? purpose}</td>
            <td className={owner.figure}>{count ?? <span className={owner.muted}>{under10}</span>}</td>
            <td>{tracesGo ? `${shortDateIn(language, tracesGo)} ${tracesGo.slice(0, 4)}` : words.gone}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Looks({ health }: { health: Health }) {
  const { noLooks, looksColumns } = useWords(healthWords)
  const { who, opened, bookings, numbers, searches, mostSearches } = looksColumns
  if (health.looks.length === 0) return <p className={owner.muted}>{noLooks}</p>
  return (
    <table className={owner.table}>
      <thead>
        <tr>
          <th scope="col">{who}</th>
          <th scope="col" className={owner.figure}>
            {opened}
          </th>
          <th scope="col" className={owner.figure}>
            {bookings}
          </th>
          <th scope="col" className={owner.figure}>
            {numbers}
          </th>
          <th scope="col" className={owner.figure}>
            {searches}
          </th>
          <th scope="col" className={owner.figure}>
            {mostSearches}
          </th>
        </tr>
      </thead>
      <tbody>
        {health.looks.map((look) => (
          <tr key={look.name}>
            <th scope="row">{look.name}</th>
            <td className={owner.figure}>{look.opened}</td>
            <td className={owner.figure}>{look.bookings}</td>
            <td className={owner.figure}>{look.numbers}</td>
            <td className={owner.figure}>{look.searches}</td>
            <td className={owner.figure}>{look.mostSearches}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
