import styles from './breadcrumb.module.css'

export type Crumb = { label: string; href?: string }

type Props = { label: string; trail: Crumb[]; current: string }

export function Breadcrumb({ label, trail, current }: Props) {
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol>
        {trail.map((crumb) => (
          <li key={crumb.label}>{crumb.href ? <a href={crumb.href}>{crumb.label}</a> : crumb.label}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
