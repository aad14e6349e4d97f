import { Sentence } from './care/sentence.tsx'
import styles from './tick-list.module.css'

type Props = {
  items: string[]
  /** Side by side where there is room. */
  columns?: boolean
  /** Dots instead of ticks: for symptoms. */
  dots?: boolean
}

export function TickList({ items, columns = false, dots = false }: Props) {
  const looks = [styles.list, columns && styles.columns, dots && styles.dots].filter(Boolean)
  return (
    <ul className={looks.join(' ')}>
      {items.map((item) => (
        <li key={item}>
          <Sentence text={item} />
        </li>
      ))}
    </ul>
  )
}
