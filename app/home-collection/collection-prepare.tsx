import { Arch } from '../ui/arch.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { TickList } from '../ui/tick-list.tsx'
import styles from './collection-prepare.module.css'

type Props = {
  words: Record<'eyebrow' | 'heading' | 'refundLink' | 'termsLink', string> & { points: string[] }
  picture: { src: string; width: number; height: number; alt: string }
  links: { refund: string; terms: string }
}

export function CollectionPrepare({ words, picture, links }: Props) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="prepare">
      <div className={styles.picture}>
        <Arch picture={picture} wide />
      </div>
      <div className={styles.text}>
        <p className="eyebrow">{words.eyebrow}</p>
        <h2 id="prepare">
          <Emphasis text={words.heading} />
        </h2>
        <div className={styles.points}>
          <TickList items={words.points} />
        </div>
        <p className={styles.links}>
          <a className="text-link" href={links.terms}>
            {words.termsLink}
          </a>
          <a className="text-link" href={links.refund}>
            {words.refundLink}
          </a>
        </p>
      </div>
    </section>
  )
}
