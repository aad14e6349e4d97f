import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dayOf } from '#clinic/time.ts'
import { deskWords } from '#content/desk/common.ts'
import { todayWords } from '#content/desk/today.ts'
import { fill } from '#content/format/fill.ts'
import Check from '~icons/ph/check'
import ClockCountdown from '~icons/ph/clock-countdown'
import Plus from '~icons/ph/plus'
import type { ClinicNow } from '../../contract/work-list.ts'
import { get } from '../api.ts'
import { shortDateIn, timeIn, useNow, windowIn } from '../clock.ts'
import { capsOf } from '../keys/key-table.ts'
import { useLanguage, useWords } from '../language.ts'
import { onAnyChange } from '../live/work-store.ts'
import { Button } from '../ui/button.tsx'
import { Token } from '../ui/token.tsx'
import styles from './now-aside.module.css'

/** What stands beside the list: the rooms and the next free times. Refetched after each change. */
export function useClinicNow() {
  const queries = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onAnyChange(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void queries.invalidateQueries({ queryKey: ['now'] }), 300)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queries])
  return useQuery({ queryKey: ['now'], queryFn: () => get('/api/now') }).data
}

type Props = {
  clinic: ClinicNow | undefined
  onBook: (() => void) | undefined
  onLate: (() => void) | undefined
}

export function NowAside({ clinic, onBook, onLate }: Props) {
  const words = useWords(todayWords)
  return (
    <>
      <section className={styles.block}>
        <h2 className="eyebrow">{words.aside.rooms}</h2>
        {clinic?.rooms.map((room) => (
          <Room key={room.doctor} room={room} />
        ))}
        {onLate && (
          <div>
            <Button icon={ClockCountdown} keyCap={capsOf('doctor-late')} onClick={onLate}>
              {words.verbs['doctor-late']}
            </Button>
          </div>
        )}
      </section>
      <section className={styles.block}>
        <h2 className="eyebrow">{words.aside.nextFree}</h2>
        {clinic && <NextFree clinic={clinic} />}
        {onBook && (
          <div>
            <Button icon={Plus} keyCap={capsOf('book')} onClick={onBook}>
              {words.aside.bookForCaller}
            </Button>
          </div>
        )}
      </section>
    </>
  )
}

function Room({ room }: { room: ClinicNow['rooms'][number] }) {
  const words = useWords(todayWords)
  const { token } = useWords(deskWords)
  return (
    <div className={styles.room}>
      <Token number={room.token} tone="rose" size="large" label={token} />
      <b>{fill(words.aside.room, { with: room.with, room: room.room })}</b>
      <p>
        {room.nextToken === null
          ? words.aside.nobodyWaits
          : fill(words.aside.waiting, {
              count: room.waiting,
              token: String(room.nextToken).padStart(2, '0'),
            })}
      </p>
      <p className={room.behindMinutes > 0 ? styles.behind : styles.onTime}>
        {room.behindMinutes > 0 ? <ClockCountdown /> : <Check />}{' '}
        {room.behindMinutes > 0
          ? fill(words.aside.behind, { minutes: room.behindMinutes })
          : words.aside.onTime}
      </p>
    </div>
  )
}

function NextFree({ clinic }: { clinic: ClinicNow }) {
  const words = useWords(todayWords)
  const { today } = useWords(deskWords)
  const language = useLanguage()
  const now = useNow()
  const dayName = (at: string) => (dayOf(new Date(at)) === dayOf(now) ? today : shortDateIn(language, at))
  const home = clinic.nextCollection
  return (
    <ul className={styles.free}>
      {clinic.nextFree.map(({ at, with: initials }) => (
        <li key={`${at}${initials}`}>
          <b>{timeIn(language, at)}</b> {initials}
          <span>{dayName(at)}</span>
        </li>
      ))}
      {home && (
        <li>
          <b>{windowIn(language, home.at, home.until)}</b> {words.aside.home}
          <span>{fill(words.aside.places, { left: home.left, of: home.of })}</span>
        </li>
      )}
    </ul>
  )
}
