import ChatText from '~icons/ph/chat-circle-text-duotone'
import Ear from '~icons/ph/ear-duotone'
import Lotus from '~icons/ph/flower-lotus-duotone'
import HandPalm from '~icons/ph/hand-palm-duotone'
import { Emphasis } from '../ui/emphasis.tsx'
import { Picture } from '../ui/picture.tsx'
import { PointList } from '../ui/point-list.tsx'
import styles from './care-approach.module.css'

const icons: Record<string, React.ReactElement> = {
  listen: <Ear />,
  explain: <ChatText />,
  decide: <HandPalm />,
  together: <Lotus />,
}

type Props = {
  words: {
    heading: string
    text: string[]
    points: { id: string; title: string; description: string }[]
  }
  picture: React.ComponentProps<typeof Picture>['picture']
}

export function CareApproach({ words, picture }: Props) {
  return (
    <section className={styles.band} aria-labelledby="care-approach">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.row}>
          <div className={styles.text}>
            <h2 id="care-approach">
              <Emphasis text={words.heading} />
            </h2>
            {words.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className={styles.picture}>
            <Picture picture={picture} />
          </div>
        </div>
        <PointList points={words.points.map((point) => ({ ...point, icon: icons[point.id] }))} />
      </div>
    </section>
  )
}
