import { data } from 'react-router'
import { fill } from '#content/fill.ts'
import { notFound } from '#content/pages/not-found.ts'
import { wordsIn } from '#content/words-in.ts'
import { visitContext } from '../context.ts'
import { languageOf, pathIn } from '../paths.ts'
import type { Route } from './+types/not-found.ts'
import styles from './not-found.module.css'

export function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const words = wordsIn(notFound, language)
  // The request's own id: the clinic can find the visit in its log by the code that the visitor reads out.
  const code = fill(words.referenceCode, { code: context.get(visitContext)?.requestId ?? '' })
  return data({ words, code, home: pathIn(language, '/') }, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.words.meta.title }, { name: 'robots', content: 'noindex' }] : []

export default function NotFound({ loaderData: { words, code, home } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <img src="/pictures/not-found.svg" width="1200" height="900" alt="" />
      <h1>{words.heading}</h1>
      <p className="lead">{words.body}</p>
      <p>{words.help}</p>
      <a className="button button-primary button-large" href={home}>
        {words.homePage}
      </a>
      <p className={styles.code}>{code}</p>
    </div>
  )
}
