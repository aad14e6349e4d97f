import { facts } from '#content/facts.ts'
import { nextFreeIn } from '../next-free.ts'
import { languageOfRequest } from '../paths.ts'
import { metaFor } from '../seo.ts'
import { StatBand } from '../ui/stat-band.tsx'
import type { Route } from './+types/home.ts'
import { About } from './about.tsx'
import { CallUs } from './call-us.tsx'
import { DoctorIntro } from './doctor-intro.tsx'
import { Hero } from './hero.tsx'
import { Journey } from './journey.tsx'
import { LatestPosts } from './latest-posts.tsx'
import { Reviews } from './reviews.tsx'
import { Services } from './services.tsx'
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

export default function Home({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <Hero words={words.banner} />
      <About words={words.about} />
      <Services words={words.services} />
      <WhyChooseUs words={words.why} />
      <StatBand {...words.band} />
      <DoctorIntro words={words.doctor} />
      <Journey words={words.journey} />
      {words.reviews && <Reviews words={words.reviews} />}
      <CallUs words={words.call} />
      {words.blog && <LatestPosts words={words.blog} />}
    </>
  )
}
