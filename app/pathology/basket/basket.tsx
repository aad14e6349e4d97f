import { data } from 'react-router'
import { has } from '#content/clinic/offered.ts'
import { labTestBasket } from '#content/pages/lab-test-basket.ts'
import { pathology } from '#content/pages/pathology.ts'
import { wordsIn } from '#content/words-in.ts'
import { issueBasketId, issueFormToken, passFormToken, tokenOfBasket } from '#server/limits/form-token.ts'
import { givenBy } from '#server/platform/context.ts'
import type { Site } from '#server/site.ts'
import { siteContext } from '../../context.ts'
import { emptyPage, isDone } from '../../done-form.ts'
import { type FormArgs, formHeaders, formJson, noStore, wantsJson } from '../../forms/form-route.ts'
import { formValuesFrom, textIn } from '../../forms/form-values.ts'
import { readForm } from '../../forms/read-form.ts'
import { Island } from '../../islands/island.tsx'
import { languageOfRequest, pathIn } from '../../paths.ts'
import type { Route } from './+types/basket.ts'
import { basketWords, readChosen } from './basket-data.ts'
import { BasketForm } from './basket-form.tsx'

export const handle = { form: true }

export function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const language = languageOfRequest(request)
  const { fasting } = wordsIn(pathology.results, language)
  return data({
    title: wordsIn(labTestBasket.title, language),
    description: wordsIn(labTestBasket.description, language),
    formToken: issueFormToken(site.secret, 'basket', givenBy(site)),
    basket: {
      words: { ...basketWords(language), fasting },
      paths: {
        list: pathIn(language, '/pathology'),
        basket: pathIn(language, '/pathology/basket'),
        home: pathIn(language, '/home-collection'),
        clinic: `${pathIn(language, '/pathology')}/book`,
      },
    },
  })
}

/** The chosen tests of a form, without the one whose button was pressed. */
async function chosenOf({ request, context }: Pick<FormArgs, 'request' | 'context'>, form: FormData) {
  const chosen = await readChosen(context.get(siteContext), languageOfRequest(request), form)
  return chosen.filter(({ slug }) => slug !== form.get('remove'))
}

/** The token of this choice: from the form, or from the URL to which a form without one was redirected. */
function tokenIn(site: Site, request: Request, form: FormData): string | null {
  const sent = textIn(formValuesFrom(form), 'formToken')
  const basketId = new URL(request.url).searchParams.get('basket') ?? ''
  return passFormToken(site.secret, sent, 'basket') ?? tokenOfBasket(site.secret, basketId)
}

/** At 307 the browser posts the same body to the new URL: the choice is in no URL. */
const sendOn = (location: string) => new Response(null, { status: 307, headers: { location, ...noStore } })

/** Without script: the basket again, or on to the booking. */
export async function action(args: Route.ActionArgs) {
  const { request } = args
  const site = args.context.get(siteContext)
  const form = await readForm(request)
  const formToken = tokenIn(site, request, form)
  // The list is cached for everyone, so its form has no token, and could otherwise be submitted again without
  // limit.
  if (!formToken)
    return sendOn(`${new URL(request.url).pathname}?basket=${issueBasketId(site.secret, givenBy(site))}`)
  if (await isDone(site, { formToken, intent: 'choose' })) return emptyPage(request)
  if (form.get('intent') === 'choose') {
    const language = languageOfRequest(request)
    const location =
      form.get('where') === 'home' && has('home-collection')
        ? pathIn(language, '/home-collection')
        : `${pathIn(language, '/pathology')}/book`
    return sendOn(location)
  }
  return data({ tests: await chosenOf(args, form), formToken }, { headers: noStore })
}

/** With script: the stored tests in the language of the page. */
async function asJson(args: FormArgs, next: () => Promise<Response>): Promise<Response> {
  if (!wantsJson(args.request)) return next()
  const tests = await chosenOf(args, await readForm(args.request))
  return formJson({ tests }, 200)
}

export const middleware = [asJson]

export const headers: Route.HeadersFunction = formHeaders

/** Not for search engines, and neutral in the history. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.description },
        { name: 'robots', content: 'noindex' },
      ]
    : []

export default function Basket({ loaderData: page, actionData }: Route.ComponentProps) {
  const { tests: chosen = [], formToken = page.formToken } = actionData ?? {}
  const basket = { ...page.basket, chosen, formToken, isAnswer: actionData !== undefined }
  return <Island name="lab-test-basket" component={BasketForm} props={basket} />
}
