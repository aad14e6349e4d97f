import { ArchTile } from './arch-tile.tsx'
import styles from './point-list.module.css'

type Point = { id: string; title: string; description: string; icon: React.ReactNode }

/** Short points side by side, each under a small arch. */
export function PointList({ points }: { points: Point[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point.id}>
          <ArchTile>{point.icon}</ArchTile>
          <div>
            <h3>{point.title}</h3>
            <p>{point.description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
