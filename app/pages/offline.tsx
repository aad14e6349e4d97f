import { clinicPhoneLabel } from '#content/care-cards.ts'
import { facts } from '#content/facts.ts'
import { telHref } from '#content/format/tel.ts'
import { helplines } from '#content/helplines.ts'
import { pageMeta } from '#content/page-meta.ts'
import { offline } from '#content/pages/offline.ts'
import { wordsIn } from '#content/words-in.ts'
import Phone from '~icons/ph/phone-call-fill'
import { languageOfRequest } from '../paths.ts'
import { metaFor } from '../seo.ts'
import type { Route } from './+types/offline.ts'
import { LotusWaiting } from './lotus-waiting.tsx'
import styles from './offline.module.css'

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request)
  const clinic = facts.phones.map((number) => ({ number, label: clinicPhoneLabel[language] }))
  const national = Object.values(helplines).map(({ number, label }) => ({ number, label: label[language] }))
  return {
    meta: wordsIn(pageMeta.offline, language),
    words: wordsIn(offline, language),
    numbers: [...clinic, ...national].map((entry) => ({ ...entry, href: telHref(entry.number) })),
  }
}

export const handle = { offline: true }

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? [
        ...metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta),
        { name: 'robots', content: 'noindex' },
      ]
    : []

/** Cached by the service worker and shown while offline: so it loads nothing but its styles. */
export default function Offline({ loaderData: { numbers, words } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.text}>
        <LotusWaiting />
        <h1>{words.title}</h1>
        <p className="lead">{words.body}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the page that the visitor wanted */}
        <a className="button button-primary button-large" href="">
          {words.tryAgain}
        </a>
      </div>
      <section aria-labelledby="numbers">
        <h2 id="numbers">{words.helpNumbers}</h2>
        <ul className={styles.numbers}>
          {numbers.map(({ href, label, number }) => (
            <li key={number}>
              <a href={href}>
                <Phone />
                <span>
                  <b>{number}</b>
                  <small>{label}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
