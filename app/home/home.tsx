import { facts } from '#content/facts.ts'
import { nextFreeIn } from '../next-free.ts'
import { languageOfRequest } from '../paths.ts'
import { metaFor } from '../seo.ts'
import type { Route } from './+types/home.ts'
import { About } from './about.tsx'
import { CallUs } from './call-us.tsx'
import { DoctorIntro } from './doctor-intro.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { Journey } from './journey.tsx'
import { LatestPosts } from './latest-posts.tsx'
import { Numbers } from './numbers.tsx'
import { Reviews } from './reviews.tsx'
import { Services } from './services.tsx'
import { Troubles } from './troubles.tsx'
import { WhyChooseUs } from './why-choose-us.tsx'
import { homeWords } from './words.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOfRequest(request)
  return homeWords(language, facts.claims, nextFreeIn(context, language))
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, { clinic: true })
    : []

/** Complaints come first; what the specification requires of home follows, folded where a phone is short. */
export default function Home({ loaderData: words }: Route.ComponentProps) {
  return (
    <div className={styles.home}>
      <Hero words={words.banner} />
      <Troubles words={words.troubles} />
      <div className={`wrap ${styles.pair}`}>
        <DoctorIntro words={words.doctor} />
        <About words={words.about} />
      </div>
      <Services words={words.services} />
      <Numbers {...words.band} />
      <div className={`wrap ${styles.rows}`}>
        <WhyChooseUs words={words.why} />
        {words.reviews && <Reviews words={words.reviews} />}
      </div>
      <Journey words={words.journey} />
      {words.blog && <LatestPosts words={words.blog} />}
      <CallUs words={words.call} />
    </div>
  )
}
