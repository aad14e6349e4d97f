import styles from './breadcrumb.module.css'

export type Crumb = { label: string; href?: string }

type Props = {
  label: string
  trail: Crumb[]
  current: string
  /** At the end of the row. */
  children?: React.ReactNode
}

export function Breadcrumb({ label, trail, current, children }: Props) {
  const crumbs = (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol>
        {trail.map((crumb) => (
          <li key={crumb.label}>{crumb.href ? <a href={crumb.href}>{crumb.label}</a> : crumb.label}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
  return children ? (
    <div className={styles.row}>
      {crumbs}
      {children}
    </div>
  ) : (
    crumbs
  )
}
