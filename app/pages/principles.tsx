import { Emphasis } from '../ui/emphasis.tsx'
import styles from './principles.module.css'

type Props = { heading: string; items: { id: string; title: string; description: string }[] }

/** No pictures, only type. */
export function Principles({ heading, items }: Props) {
  return (
    <section className={`wrap ${styles.principles}`} aria-labelledby="principles">
      <h2 id="principles">
        <Emphasis text={heading} />
      </h2>
      <dl>
        {items.map((item) => (
          <div key={item.id}>
            <dt>{item.title}</dt>
            <dd>{item.description}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
