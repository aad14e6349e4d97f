import { todayWords } from '#content/desk/today.ts'
import { fill } from '#content/format/fill.ts'
import { capsOf } from '../keys/key-table.ts'
import { useWords } from '../language.ts'
import { letIn } from '../live/work-state.ts'
import { updateWork } from '../live/work-store.ts'
import { Filters } from '../ui/filters.tsx'
import { KeyCap } from '../ui/key-cap.tsx'
import styles from './today-filters.module.css'
import { type FilterId, filterIds, type View } from './work-view.ts'

type Props = { view: View; filter: FilterId; isNarrow: boolean; onChoose: (filter: FilterId) => void }

/** Which rows are shown, and how many wait to be let in. */
export function TodayFilters({ view, filter, isNarrow, onChoose }: Props) {
  const words = useWords(todayWords)
  const shown = isNarrow ? filterIds.slice(0, 3) : filterIds
  return (
    <Filters
      label={words.show}
      filters={shown.map((id) => ({
        id,
        label: words.filters[id],
        count: view.counts[id],
        keyCap: String(filterIds.indexOf(id)),
      }))}
      chosen={filter}
      onChoose={onChoose}
      end={
        <span role="status">
          {view.waiting > 0 && (
            <button type="button" className={styles.new} onClick={() => updateWork(letIn)}>
              {fill(words.new, { count: view.waiting })} <KeyCap>{capsOf('let-in')[0]!}</KeyCap>
            </button>
          )}
        </span>
      }
    />
  )
}
