import { posts } from '#content/blog/posts.ts'
import { doctorWordsIn } from '#content/clinic/doctor-words-in.ts'
import { has } from '#content/clinic/offered.ts'
import { facts, leadDoctor } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { longDateIn } from '#content/format/long-date.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { telHref } from '#content/format/tel.ts'
import { helplines } from '#content/helplines.ts'
import * as shared from '#content/interface.ts'
import type { Language } from '#content/language.ts'
import { nextFree as nextFreeWords } from '#content/next-free.ts'
import { pageMeta } from '#content/page-meta.ts'
import * as home from '#content/pages/home-sections.ts'
import { troubles } from '#content/pages/home-troubles.ts'
import { questions } from '#content/questions/questions.ts'
import type { PageAddress } from '#content/schema.ts'
import { searchPage } from '#content/search/page.ts'
import { conditions } from '#content/services/psychiatric/treatments.ts'
import { site } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import { type Claims, clinicNumbersIn } from '../clinic-numbers.ts'
import { pathIn } from '../paths.ts'
import { siteLinkIn } from '../search/site-index.ts'
import { socialLinksIn } from '../social-links.ts'
import type { CarouselWords } from '../ui/carousel.tsx'
import type { NextFreeCard } from '../ui/next-free.tsx'

/** The routes take the tabs as a parameter; content names each tab's page in full. */
const linkIn = (language: Language, address: PageAddress) => pathIn(language, address as '/contact')

/** The texts, pictures and links of the home page, in one language. */
export const homeWords = (
  language: Language,
  claims: Claims,
  nextFree: NextFreeCard[],
  reviewed: ReviewsAddress = facts,
) => ({
  meta: wordsIn(pageMeta.home, language),
  banner: bannerIn(language, nextFree),
  troubles: troublesIn(language),
  about: aboutIn(language),
  services: servicesIn(language),
  why: whyIn(language),
  band: clinicNumbersIn(language, claims),
  doctor: doctorIn(language),
  journey: journeyIn(language),
  reviews: claims === 'specification' ? reviewsIn(language, reviewed) : null,
  call: callIn(language),
  blog: has('blog') ? blogIn(language) : null,
})

export type HomeWords = ReturnType<typeof homeWords>

type Controls = Record<'pause' | 'play' | 'previous' | 'next' | 'position' | 'goTo', string>

function carouselIn(language: Language, label: string, total: number, controls: Controls): CarouselWords {
  const { position, goTo, ...buttons } = controls
  const numbers = Array.from({ length: total }, (_, index) => index + 1)
  return {
    label,
    roles: wordsIn(home.carouselRoles, language),
    ...buttons,
    positions: numbers.map((n) => fill(position, { n, total })),
    goTo: numbers.map((n) => fill(goTo, { n })),
  }
}

function bannerIn(language: Language, nextFree: NextFreeCard[]) {
  const { label, heading, lead, button, controls, slides, link } = wordsIn(home.banner, language)
  const { anotherTime, tests } = wordsIn(nextFreeWords, language)
  return {
    heading,
    lead,
    nextFree,
    links: [
      { label: anotherTime, href: linkIn(language, link) },
      ...(has('pathology') ? [{ label: tests, href: pathIn(language, '/pathology') }] : []),
    ],
    carousel: carouselIn(language, label, slides.length, controls),
    book: { label: button, href: linkIn(language, link) },
    slides: slides.map((slide) => ({
      ...slide,
      picture: pictureIn(language, slide.picture, 'tall'),
      more: { label: slide.more.label, href: linkIn(language, slide.more.link) },
    })),
  }
}

function troublesIn(language: Language) {
  const { tiles, ...words } = wordsIn(troubles, language)
  const every = [
    ...questions.map(({ id }) => `question:${id}` as const),
    ...conditions.map(({ id }) => `condition:${id}` as const),
  ]
  return {
    ...words,
    button: searchPage.button[language],
    action: pathIn(language, '/search'),
    tiles: tiles.flatMap(({ id, picture, title, under }) => {
      const link = siteLinkIn(language, id)
      return link
        ? {
            id,
            href: link.href,
            title,
            under: fill(under, { womenNumber: helplines.women.number }),
            picture: pictureIn(language, picture, 'full'),
            crop: picture,
          }
        : []
    }),
    questions: every
      .flatMap((id) => siteLinkIn(language, id) ?? [])
      .toSorted((a, b) => a.title.localeCompare(b.title, language)),
  }
}

function aboutIn(language: Language) {
  const { picture, button, link, ...words } = wordsIn(home.about, language)
  return {
    ...words,
    assurances: wordsIn(home.banner.assurances, language),
    picture: pictureIn(language, picture, 'wide'),
    more: { label: button, href: linkIn(language, link) },
  }
}

function servicesIn(language: Language) {
  const { cards, ...words } = wordsIn(home.services, language)
  return {
    ...words,
    cards: cards.map((card) => ({
      ...card,
      picture: pictureIn(language, card.picture, 'full'),
      href: linkIn(language, card.link),
    })),
  }
}

function whyIn(language: Language) {
  const { points, picture, ...words } = wordsIn(home.whyChooseUs, language)
  // The page that proves each promise.
  const links: Record<string, string> = {
    'expert-care': pathIn(language, '/about/:doctor', { doctor: leadDoctor.slug }),
    'personalized-treatment': has('gynaecology')
      ? pathIn(language, '/services/:tab', { tab: 'approach' })
      : pathIn(language, '/about/clinic'),
    'confidential-compassionate': pathIn(language, '/privacy-promise'),
    'comprehensive-services': pathIn(language, '/about/clinic'),
  }
  return {
    ...words,
    picture: pictureIn(language, picture, 'full'),
    points: points.map((point) => ({ ...point, href: links[point.id]! })),
  }
}

function doctorIn(language: Language) {
  const { picture, bookButton, contactButton, ...words } = wordsIn(home.doctorIntro, language)
  return {
    ...words,
    summary: shared.header.aboutDoctor[language],
    text: doctorWordsIn(language, leadDoctor).introduction,
    meet: {
      label: shared.home.meetDoctor[language],
      href: pathIn(language, '/about/:doctor', { doctor: leadDoctor.slug }),
    },
    picture: pictureIn(language, picture, 'tall'),
    book: { label: bookButton, href: pathIn(language, '/appoitment') },
    contact: { label: contactButton, href: pathIn(language, '/contact') },
  }
}

function journeyIn(language: Language) {
  const { steps, ...words } = wordsIn(home.journey, language)
  return {
    ...words,
    steps: steps.map((step) => ({
      ...step,
      position: fill(shared.home.journeyStep[language], { n: step.number, total: steps.length }),
    })),
  }
}

type ReviewsAddress = { reviewsUrl: string | null; reviewsEmbedUrl: string | null }

/** Reviews on other sites are shown only where there is such a page; feedback to the clinic is always possible. */
function reviewsIn(language: Language, { reviewsUrl, reviewsEmbedUrl }: ReviewsAddress) {
  const words = wordsIn(home.reviews, language)
  return {
    heading: words.heading,
    intro: words.intro,
    embed: reviewsUrl !== null &&
      reviewsEmbedUrl !== null && {
        text: words.externalText,
        src: reviewsEmbedUrl,
        href: reviewsUrl,
        words: {
          show: words.loadButton,
          hide: words.hideButton,
          link: words.openLink,
          leaves: site.opensOtherSite[language],
          notice: words.notice,
          title: words.frameTitle,
          failed: words.error,
        },
      },
    feedback: {
      heading: words.feedbackHeading,
      text: words.feedbackText,
      label: words.feedbackButton,
      href: linkIn(language, words.feedbackLink),
    },
  }
}

function callIn(language: Language) {
  return {
    ...wordsIn(home.cta, language),
    phone: facts.phones[0],
    href: telHref(facts.phones[0]),
    elsewhere: [
      { id: 'email', label: shared.buttons.email[language], href: `mailto:${facts.email}` },
      { id: 'map', label: shared.buttons.directions[language], href: facts.mapUrl },
      // The phone has the large button.
      ...socialLinksIn(language).filter(({ id }) => id !== 'phone'),
    ],
  }
}

function blogIn(language: Language) {
  const { controls, ...words } = wordsIn(home.blog, language)
  const latest = posts.slice(0, 6)
  return {
    heading: words.heading,
    readMore: words.readMore,
    all: { label: words.allPosts, href: pathIn(language, '/blogs') },
    carousel: carouselIn(language, shared.home.latestBlogs[language], latest.length, controls),
    posts: latest.map((post) => ({
      slug: post.slug,
      title: post.title[language],
      excerpt: post.excerpt[language],
      date: post.date,
      dateInWords: longDateIn(language, post.date),
      picture: pictureIn(language, post.picture, 'full'),
      href: pathIn(language, '/blog/:slug', { slug: post.slug }),
    })),
  }
}
