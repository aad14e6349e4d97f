import CaretLeft from '~icons/ph/caret-left-bold'
import CaretRight from '~icons/ph/caret-right-bold'
import styles from './pagination.module.css'

type Step = { label: string; href: string | null }
type Numbered = { number: number; href: string; isCurrent: boolean; name: string }

type Props = {
  label: string
  /** Announced for an ellipsis. */
  more: string
  previous: Step
  next: Step
  /** Null is an ellipsis. */
  entries: (Numbered | null)[]
  /** Where another page is shown without a new document. */
  onOpen?: React.MouseEventHandler<HTMLAnchorElement>
}

/** Links, so that every page has a URL; previous or next is disabled at the ends. */
export function Pagination({ label, more, previous, next, entries, onOpen }: Props) {
  return (
    <nav className={styles.pages} aria-label={label}>
      <ul>
        <li className={styles.step}>
          <StepLink {...previous} rel="prev" onOpen={onOpen}>
            <CaretLeft />
            {previous.label}
          </StepLink>
        </li>
        {entries.map((entry, place) =>
          entry ? (
            <li key={entry.number}>
              <a
                href={entry.href}
                aria-label={entry.name}
                onClick={onOpen}
                {...(entry.isCurrent && { 'aria-current': 'page' as const })}
              >
                {entry.number}
              </a>
            </li>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: an ellipsis is nothing but its place
            <li key={`ellipsis-${place}`}>
              <span className={styles.ellipsis}>
                <span aria-hidden="true">…</span>
                <span className="visually-hidden">{more}</span>
              </span>
            </li>
          ),
        )}
        <li className={styles.step}>
          <StepLink {...next} rel="next" onOpen={onOpen}>
            {next.label}
            <CaretRight />
          </StepLink>
        </li>
      </ul>
    </nav>
  )
}

type StepProps = Step & { rel: 'prev' | 'next'; onOpen: Props['onOpen']; children: React.ReactNode }

const StepLink = ({ href, rel, onOpen, children }: StepProps) =>
  href ? (
    <a href={href} rel={rel} onClick={onOpen}>
      {children}
    </a>
  ) : (
    // biome-ignore lint/a11y/useFocusableInteractive: a disabled link is announced, but not focusable
    // biome-ignore lint/a11y/useSemanticElements: an a without an href is not a link
    <span role="link" aria-disabled="true">
      {children}
    </span>
  )
