import { data } from 'react-router'
import { siteContext } from '../context.ts'
import { type FormArgs, formAction, formHeaders, formMiddleware, submitPage } from '../forms/form-route.ts'
import { formTokenIn } from '../forms/form-token-in.ts'
import type { FormValues } from '../forms/form-values.ts'
import { emptyReply, unsent } from '../forms/form-values.ts'
import { Island } from '../islands/island.tsx'
import { languageOf, languageOfRequest } from '../paths.ts'
import { metaFor } from '../seo.ts'
import { Accordion } from '../ui/accordion.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import type { Route } from './+types/contact.ts'
import styles from './contact.module.css'
import { contactData, contactFormData } from './contact-data.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactMore } from './contact-more.tsx'
import { ContactPlace } from './contact-place.tsx'
import { ContactWays } from './contact-ways.tsx'
import { enquiryHandler } from './enquiry-handler.ts'

export const handle = { dock: false, sensitive: true }

export function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pathname } = new URL(request.url)
  return data({
    ...contactData(request),
    form: contactFormData(languageOf(pathname), pathname, site.offered),
    formToken: formTokenIn(context, 'enquiry'),
  })
}

export const headers: Route.HeadersFunction = formHeaders

function submit(args: FormArgs, values: FormValues) {
  const language = languageOfRequest(args.request)
  const handler = enquiryHandler(args.context.get(siteContext), language)
  return submitPage(args, values, handler, (rejected) => ({ values, rejected }))
}

export const action = formAction(submit, unsent)
export const middleware = [formMiddleware(submit)]

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        breadcrumb: loaderData.breadcrumb,
        clinic: true,
      })
    : []

export default function Contact({ loaderData: page, actionData }: Route.ComponentProps) {
  const { words } = page
  const form = { ...page.form, formToken: page.formToken, reply: actionData ?? emptyReply }
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <Breadcrumb {...page.breadcrumb} />
        <h1>
          <Emphasis text={words.heading} />
        </h1>
      </div>
      <div className={styles.ways}>
        <ContactWays page={page} />
        <Accordion
          name="contact"
          isBrief
          items={[
            { id: 'map', title: words.details.map, content: <ContactPlace page={page} /> },
            { id: 'more', title: words.details.more, content: <ContactMore page={page} /> },
          ]}
        />
      </div>
      <div className={styles.form}>
        <Island name="contact-form" component={ContactForm} props={form} />
      </div>
    </div>
  )
}
