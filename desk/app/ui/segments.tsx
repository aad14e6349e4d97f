import type { Icon } from './button.tsx'
import { KeyCap } from './key-cap.tsx'
import styles from './segments.module.css'

type Segment<Id extends string> = { id: Id; label: string; icon?: Icon; keyCap?: readonly string[] }
type Props<Id extends string> = {
  label: string
  segments: readonly Segment<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** One of a few, side by side. */
export const Segments = <Id extends string>({ label, segments, chosen, onChoose }: Props<Id>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would need its own legend line
  <div className={styles.segments} role="group" aria-label={label}>
    {segments.map(({ id, label: text, icon: IconShape, keyCap = [] }) => (
      <button
        key={id}
        type="button"
        aria-pressed={id === chosen}
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
