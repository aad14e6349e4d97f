import { calendarWords } from '#content/desk/calendar.ts'
import CaretLeft from '~icons/ph/caret-left'
import CaretRight from '~icons/ph/caret-right'
import ClockCountdown from '~icons/ph/clock-countdown'
import Moon from '~icons/ph/moon'
import { capsOf } from '../keys/key-table.ts'
import { useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { Segments } from '../ui/segments.tsx'
import styles from './calendar-tools.module.css'

type Props = {
  view: 'day' | 'week'
  onView: () => void
  onBefore: () => void
  onToday: () => void
  onAfter: () => void
  onCloseDay: () => void
  onLate: () => void
  /** Beside a panel there is room for the days only. */
  isNarrow: boolean
}

/** Chooses the day, the view of day or week, and what to change. */
export function CalendarTools({
  view,
  onView,
  onBefore,
  onToday,
  onAfter,
  onCloseDay,
  onLate,
  isNarrow,
}: Props) {
  const words = useWords(calendarWords)
  return (
    <div className={styles.tools} role="toolbar" aria-label={words.tools}>
      <Button kind="plain" icon={CaretLeft} keyCap={capsOf('page-before')} onClick={onBefore}>
        <span className="visually-hidden">{words.before[view]}</span>
      </Button>
      <Button kind="plain" keyCap={capsOf('home')} onClick={onToday}>
        {words.today}
      </Button>
      <Button kind="plain" icon={CaretRight} keyCap={capsOf('page-after')} onClick={onAfter}>
        <span className="visually-hidden">{words.after[view]}</span>
      </Button>
      {!isNarrow && (
        <>
          <Segments
            label={words.view}
            segments={[
              { id: 'day', label: words.day },
              { id: 'week', label: words.week },
            ]}
            chosen={view}
            onChoose={(id) => id !== view && onView()}
          />
          <div className={styles.end}>
            <Button icon={Moon} keyCap={capsOf('close-day')} onClick={onCloseDay}>
              {words.closeDay}
            </Button>
            <Button icon={ClockCountdown} keyCap={capsOf('doctor-late')} onClick={onLate}>
              {words.late}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
