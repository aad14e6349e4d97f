import { useState } from 'react'
import { retiresMany } from '#clinic/lab-tests/match-price-list.ts'
import { pricesWords } from '#content/desk/owner.ts'
import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import type { In } from '#content/language.ts'
import Warning from '~icons/ph/warning'
import type { PriceChange, PriceCounts, PriceListPreview } from '../../contract/prices.ts'
import { command, RefusedError } from '../api.ts'
import { capsOf } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import owner from './owner.module.css'
import styles from './prices-tab.module.css'

type Words = In<typeof pricesWords>
type Props = {
  list: PriceListPreview
  onTaken: (counts: PriceCounts) => Promise<void>
  onRefused: (said: string) => void
  onLeave: () => void
}

/** Change by change, each with a tick: odd ones are not applied unless ticked. */
export function PriceChanges({ list, onTaken, onRefused, onLeave }: Props) {
  const words = useWords(pricesWords)
  const { changes, listed, faults } = list
  const [left, setLeft] = useState(() => new Set(changes.filter((one) => one.isOdd).map(({ slug }) => slug)))
  const [isAsked, setAsked] = useState(false)
  const toggle = (slug: string) =>
    setLeft((before) => {
      const next = new Set(before)
      if (!next.delete(slug)) next.add(slug)
      return next
    })
  const retired = changes.filter(({ kind, slug }) => kind === 'gone' && !left.has(slug)).length
  const count = changes.length - left.size
  const isMany = retiresMany(retired, listed)
  const take = async () => {
    if (count === 0 || faults.length > 0) return
    if (isMany && !isAsked) return setAsked(true)
    try {
      const body = {
        listId: list.listId,
        basis: list.basis,
        leave: [...left],
        ...(isMany && { retire: retired }),
      }
      await onTaken(await command('/api/prices/apply', body))
    } catch (error) {
      const isOld = error instanceof RefusedError && error.reason === 'changed-since'
      onRefused(isOld ? words.changedSince : words.failed)
    }
  }
  useKeys({ open: () => void take(), send: () => void take(), close: onLeave })
  return (
    <>
      <Sums list={list} />
      <Doubts list={list} />
      {changes.length > 0 ? (
        <ChangeTable changes={changes} left={left} onToggle={toggle} />
      ) : (
        faults.length === 0 && <p>{words.nothing}</p>
      )}
      <p className={owner.muted}>{words.bookings}</p>
      <div className={styles.foot}>
        {isAsked && isMany && <p role="alert">{fill(words.retireMany, { count: retired, listed })}</p>}
        <Button
          kind={isAsked && isMany ? 'danger' : 'primary'}
          size="large"
          keyCap={capsOf('send')}
          isDisabled={count === 0 || faults.length > 0}
          onClick={() => void take()}
        >
          {isAsked && isMany ? fill(words.retireAgree, { count: retired }) : fill(words.take, { count })}
        </Button>
        <Button kind="plain" keyCap={capsOf('close')} onClick={onLeave}>
          {words.leave}
        </Button>
        <small>{words.within}</small>
      </div>
    </>
  )
}

function Sums({ list }: { list: PriceListPreview }) {
  const words = useWords(pricesWords)
  const of = (...kinds: PriceChange['kind'][]) =>
    list.changes.filter(({ kind }) => kinds.includes(kind)).length
  const odd = list.changes.filter(({ isOdd }) => isOdd).length
  const sums = [
    [list.unchanged, words.stay],
    [of('price', 'report-time'), words.changed],
    [of('back'), words.back],
    [of('gone'), words.gone],
    [odd, words.odd],
  ] as const
  return (
    <dl className={styles.sums}>
      {sums.map(([count, label]) => (
        <div key={label} className={label === words.odd && count > 0 ? styles.odd : undefined}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The lines of the file that cannot be imported. */
function Doubts({ list: { faults, unknown } }: { list: PriceListPreview }) {
  const words = useWords(pricesWords)
  const at = (line: number) => (line > 0 ? `${fill(words.line, { line })}: ` : '')
  return (
    <>
      {faults.length > 0 && (
        <section className={styles.doubts}>
          <h3>{words.faults}</h3>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.line} ${fault.code}`}>
                {at(fault.line)}
                {words.faultNames[fault.code]} {fault.text && <q>{fault.text}</q>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {unknown.length > 0 && (
        <details className={styles.doubts}>
          <summary>
            {words.unknown} ({unknown.length})
          </summary>
          <ul>
            {unknown.map(({ line, name, suggestions }) => (
              <li key={line}>
                {at(line)}
                <q>{name}</q>{' '}
                {suggestions.length > 0 && fill(words.didYouMean, { names: suggestions.join(', ') })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type TableProps = {
  changes: readonly PriceChange[]
  left: ReadonlySet<string>
  onToggle: (slug: string) => void
}

function ChangeTable({ changes, left, onToggle }: TableProps) {
  const words = useWords(pricesWords)
  return (
    <div className={owner.scroll}>
      <table className={owner.table}>
        <thead>
          <tr>
            {Object.values(words.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => {
            const isTaken = !left.has(change.slug)
            const { now, next } = valuesOf(change, words)
            return (
              <tr key={change.slug}>
                <th scope="row">{change.name}</th>
                <td>
                  {change.isOdd ? (
                    <StateBadge tone="late" icon={Warning}>
                      {words.kinds.check}
                    </StateBadge>
                  ) : (
                    words.kinds[change.kind]
                  )}
                </td>
                <td>{now}</td>
                <td>
                  <b>{next}</b>
                </td>
                <td>
                  <span className={change.isOdd ? styles.wrong : styles.difference}>
                    {differenceOf(change, words)}
                  </span>
                </td>
                <td>
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      checked={isTaken}
                      aria-label={fill(words.takeOf, { name: change.name })}
                      onChange={() => onToggle(change.slug)}
                    />
                    {isTaken ? words.yes : words.notUntil}
                  </label>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function valuesOf({ kind, now, next, reportTime }: PriceChange, words: Words) {
  if (kind === 'report-time') return { now: reportTime?.now ?? '', next: reportTime?.next ?? '' }
  const priceOf = (price: number | null) => (price === null ? words.onRequest : rupees(price))
  return {
    now: kind === 'back' ? '–' : priceOf(now),
    next: kind === 'gone' ? words.takenOff : priceOf(next),
  }
}

function differenceOf({ kind, now, next, isOdd }: PriceChange, words: Words): string {
  if (kind !== 'price' || now === null || next === null) return words.kinds[kind]
  if (isOdd)
    return next > now
      ? fill(words.times, { count: Math.round(next / now) })
      : fill(words.part, { count: Math.round(now / next) })
  return fill(next > now ? words.more : words.less, { rupees: rupees(Math.abs(next - now)) })
}
