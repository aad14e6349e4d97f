import FlowerLotus from '~icons/ph/flower-lotus'
import HandHeart from '~icons/ph/hand-heart'
import LockKey from '~icons/ph/lock-key'
import Stethoscope from '~icons/ph/stethoscope'
import { Emphasis } from '../ui/emphasis.tsx'
import { Picture } from '../ui/picture.tsx'
import { Fold } from './fold.tsx'
import styles from './why-choose-us.module.css'
import type { HomeWords } from './words.ts'

/** In the order of the points in the content. */
const icons = [Stethoscope, HandHeart, LockKey, FlowerLotus]

/** Four promises beside a picture. Each links to the page that proves it. */
export function WhyChooseUs({ words }: { words: HomeWords['why'] }) {
  return (
    <section className={styles.section} aria-labelledby="why">
      <h2 id="why">
        <Emphasis text={words.heading} />
      </h2>
      <Fold summary={words.heading.replaceAll('*', '')} isRow opensWide>
        <div className={styles.stage}>
          <Picture picture={words.picture} className={styles.picture ?? ''} />
          <ul className={styles.points}>
            {words.points.map((point, index) => {
              const Icon = icons[index]!
              return (
                <li key={point.id}>
                  <Icon />
                  <h3>
                    <a href={point.href}>{point.title}</a>
                  </h3>
                  <p>{point.description}</p>
                </li>
              )
            })}
          </ul>
        </div>
      </Fold>
    </section>
  )
}
