import { pageMeta } from '#content/page-meta.ts'
import { wordsIn } from '#content/words-in.ts'
import { languageOf } from '../paths.ts'
import { metaFor } from '../seo.ts'
import type { Route } from './+types/refund.ts'

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  return { language, meta: wordsIn(pageMeta['refund'], language) }
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta) : []

export default function Page({ loaderData: { meta } }: Route.ComponentProps) {
  return <h1>{meta.title}</h1>
}
