import Ear from '~icons/ph/ear-duotone'
import Lotus from '~icons/ph/flower-lotus-duotone'
import HandPalm from '~icons/ph/hand-palm-duotone'
import Lock from '~icons/ph/lock-simple-duotone'
import styles from './approach.module.css'
import type { GynaecologyWords } from './gynaecology-words.ts'

const icons: Record<string, typeof Ear> = {
  listening: Ear,
  consent: HandPalm,
  privacy: Lock,
  'body-and-mind': Lotus,
}

export function Approach({ points }: { points: GynaecologyWords<'approach'>['points'] }) {
  return (
    <ul className={`wrap ${styles.points}`}>
      {points.map((point) => {
        const Icon = icons[point.id] ?? Lotus
        return (
          <li key={point.id}>
            <Icon />
            <h2>{point.title}</h2>
            <p>{point.description}</p>
          </li>
        )
      })}
    </ul>
  )
}
