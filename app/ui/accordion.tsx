import CaretDown from '~icons/ph/caret-down-bold'
import styles from './accordion.module.css'
import { data } from './script/data-attributes.ts'

type Props = {
  /** The same for all items: opening one closes the others. */
  name: string
  items: { id: string; title: React.ReactNode; content: React.ReactNode }[]
  /** Low rows without numbers, below an answer. */
  isBrief?: boolean
  heading?: 'h2' | 'h3'
}

/**
 * One item open at a time, none at first, without script. The id is inside the item, because browsers open a closed
 * <details> for a link into it; app/enhance/open-target.ts does it for those that do not.
 */
export function Accordion({ name, items, isBrief = false, heading: Heading = 'h2' }: Props) {
  return (
    <div
      className={isBrief ? `${styles.accordion} ${styles.brief}` : styles.accordion}
      {...data({ enhance: 'open-target' })}
    >
      {items.map((item) => (
        <details key={item.id} name={name} className={styles.item}>
          <summary>
            <Heading>{item.title}</Heading>
            <CaretDown />
          </summary>
          <div id={item.id} className={styles.content}>
            {item.content}
          </div>
        </details>
      ))}
    </div>
  )
}
