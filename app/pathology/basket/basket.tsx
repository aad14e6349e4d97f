import { data } from 'react-router'
import { has } from '#content/clinic/offered.ts'
import { labTestBasket } from '#content/pages/lab-test-basket.ts'
import { pathology } from '#content/pages/pathology.ts'
import { wordsIn } from '#content/words-in.ts'
import { siteContext } from '../../context.ts'
import { type FormArgs, formHeaders, formJson, noStore, wantsJson } from '../../forms/form-route.ts'
import { readForm } from '../../forms/read-form.ts'
import { Island } from '../../islands/island.tsx'
import { languageOfRequest, pathIn } from '../../paths.ts'
import type { Route } from './+types/basket.ts'
import { basketWords, readChosen } from './basket-data.ts'
import { BasketForm } from './basket-form.tsx'

export const handle = { form: true }

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request)
  const { fasting } = wordsIn(pathology.results, language)
  return data({
    title: wordsIn(labTestBasket.title, language),
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

/**
 * Without script: the basket again, or on to the booking. 307 has the browser post the same body there: what was chosen
 * is in no address.
 */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  if (form.get('intent') === 'choose') {
    const language = languageOfRequest(args.request)
    const location =
      form.get('where') === 'home' && has('home-collection')
        ? pathIn(language, '/home-collection')
        : `${pathIn(language, '/pathology')}/book`
    return new Response(null, { status: 307, headers: { location, ...noStore } })
  }
  return data({ tests: await chosenOf(args, form) }, { headers: noStore })
}

/** With script: the stored tests in the language of the page. */
async function asJson(args: FormArgs, next: () => Promise<Response>): Promise<Response> {
  if (!wantsJson(args.request)) return next()
  const tests = await chosenOf(args, await readForm(args.request))
  return formJson({ tests }, 200)
}

export const middleware = [asJson]

export const headers: Route.HeadersFunction = formHeaders

/** Nothing to be found, and nothing that a history betrays. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []

export default function Basket({ loaderData: page, actionData }: Route.ComponentProps) {
  const basket = { ...page.basket, chosen: actionData?.tests ?? [], isAnswer: actionData !== undefined }
  return <Island name="lab-test-basket" component={BasketForm} props={basket} />
}
