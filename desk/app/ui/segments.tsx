import type { KeyboardEvent } from 'react'
import type { Icon } from './button.tsx'
import { KeyCap } from './key-cap.tsx'
import styles from './segments.module.css'

type Segment<Id extends string> = { id: Id; label: string; icon?: Icon; keyCap?: readonly string[] }
type Props<Id extends string> = {
  label: string
  segments: readonly Segment<Id>[]
  chosen: Id | null
  onChoose: (id: Id) => void
  /** Boxes stand in a form, each as large as a field. */
  kind?: 'pill' | 'boxes'
}

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** One of a few, side by side. One tab stop; arrows choose, and Enter is left to the main button of the page. */
export function Segments<Id extends string>({ label, segments, chosen, onChoose, kind = 'pill' }: Props<Id>) {
  const place = segments.findIndex(({ id }) => id === chosen)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey) return
    event.preventDefault()
    event.stopPropagation()
    const next = (Math.max(place, 0) + step + segments.length) % segments.length
    onChoose(segments[next]!.id)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className={styles[kind]} role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {segments.map(({ id, label: text, icon: IconShape, keyCap = [] }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: an input could hold neither the icon nor the caps of the keys
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === chosen}
          tabIndex={index === Math.max(place, 0) ? 0 : -1}
          aria-keyshortcuts={keyCap.join('+') || undefined}
          onClick={() => onChoose(id)}
        >
          {IconShape && <IconShape />}
          {text}
          {keyCap.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}
        </button>
      ))}
    </div>
  )
}
