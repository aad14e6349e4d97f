import { data } from 'react-router'
import { issueFormToken } from '#server/limits/form-token.ts'
import Clock from '~icons/ph/clock'
import Envelope from '~icons/ph/envelope-simple'
import Phone from '~icons/ph/phone'
import { siteContext } from '../context.ts'
import { type FormArgs, formAction, formHeaders, formMiddleware, submitPage } from '../forms/form-route.ts'
import type { FormValues } from '../forms/form-values.ts'
import { emptyReply, unsent } from '../forms/form-values.ts'
import { Island } from '../islands/island.tsx'
import { languageOf, languageOfRequest } from '../paths.ts'
import { metaFor } from '../seo.ts'
import { Arch } from '../ui/arch.tsx'
import { CareCards } from '../ui/care/care-cards.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { ReachUs } from '../ui/reach-us.tsx'
import type { Route } from './+types/contact.ts'
import styles from './contact.module.css'
import { type ContactData, contactData, contactFormData } from './contact-data.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactPlace } from './contact-place.tsx'
import { ContactSocial } from './contact-social.tsx'
import { enquiryHandler } from './enquiry-handler.ts'

export const handle = { dock: false, sensitive: true }

export function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pathname } = new URL(request.url)
  return data({
    ...contactData(request),
    form: contactFormData(languageOf(pathname), pathname, site.offered),
    formToken: issueFormToken(site.secret, 'enquiry', site.now()),
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
    <>
      <PageIntro
        breadcrumb={page.breadcrumb}
        title={words.heading}
        lead={words.intro}
        aside={<Arch picture={page.picture} alt="" wide />}
      >
        <ReachUs {...page.reachUs} />
      </PageIntro>
      <div className={`wrap ${styles.body}`}>
        <Ways page={page} />
        <div>
          <Island name="contact-form" component={ContactForm} props={form} />
        </div>
      </div>
      <ContactPlace page={page} />
      <div className={`wrap ${styles.emergency}`}>
        <CareCards cards={[page.emergency]} />
      </div>
      <ContactSocial page={page} />
      <section className={`wrap ${styles.grievance}`} aria-labelledby="grievance">
        <h2 id="grievance">{words.grievance.heading}</h2>
        <p>{words.grievance.text}</p>
      </section>
    </>
  )
}

function Ways({ page: { email, hours: week, phones, words } }: { page: ContactData }) {
  const { details, hours } = words
  return (
    <div className={styles.ways}>
      <div>
        <Phone />
        <h2>{details.phonesLabel}</h2>
        {phones.map((phone) => (
          <p key={phone.number}>
            <a href={phone.href} aria-label={phone.label}>
              {phone.number}
            </a>
          </p>
        ))}
      </div>
      <div>
        <Clock />
        <h2>{hours.heading}</h2>
        <p>{hours.days}</p>
        <dl>
          {week.sessions.map((session) => (
            <div key={session.range}>
              <dt>{session.name}</dt>
              <dd>{session.range}</dd>
            </div>
          ))}
        </dl>
        {week.closed && <p>{week.closed}</p>}
        <p className={styles.note}>{hours.holidayNote}</p>
      </div>
      <div>
        <Envelope />
        <h2>{details.emailLabel}</h2>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p className={styles.note}>{details.emailNote}</p>
      </div>
    </div>
  )
}
