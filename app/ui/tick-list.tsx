import styles from './tick-list.module.css'

type Props = {
  items: string[]
  /** Side by side where there is room. */
  columns?: boolean
  /** A plain dot: for symptoms, which nobody wants to tick off. */
  dots?: boolean
}

export function TickList({ items, columns = false, dots = false }: Props) {
  const looks = [styles.list, columns && styles.columns, dots && styles.dots].filter(Boolean)
  return (
    <ul className={looks.join(' ')}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
