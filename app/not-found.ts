import { data, type RouterContextProvider } from 'react-router'
import { fill } from '#content/format/fill.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { pageMeta } from '#content/page-meta.ts'
import { notFound } from '#content/pages/not-found.ts'
import { wordsIn } from '#content/words-in.ts'
import { requestContext } from './context.ts'
import { languageOfRequest, pathIn } from './paths.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** The data of the not-found page. The code is the request id, by which the request can be found in the log. */
export function notFoundIn({ request, context }: Asked) {
  const language = languageOfRequest(request)
  const words = wordsIn(notFound, language)
  return {
    meta: wordsIn(pageMeta['not-found'], language),
    words,
    code: fill(words.reference, { code: context.get(requestContext)?.requestId ?? '' }),
    picture: pictureIn(language, notFound.picture),
    home: pathIn(language, '/'),
    useful: words.usefulLinks.map(({ label, link }) => ({
      label,
      href: pathIn(language, link as '/contact'),
    })),
  }
}

/** For loaders: `throw noSuchPage(args)`. The layout shows the not-found page, with status 404. */
export const noSuchPage = (asked: Asked) => data(notFoundIn(asked), { status: 404 })
