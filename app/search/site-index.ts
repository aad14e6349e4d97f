import { postsOf } from '#content/blog/posts.ts'
import { isOffered, type Parts } from '#content/clinic/offered.ts'
import type { Part } from '#content/clinic/parts.ts'
import { leadDoctor } from '#content/facts.ts'
import { services } from '#content/interface.ts'
import type { Language, Text } from '#content/language.ts'
import { questions } from '#content/questions/questions.ts'
import type { SitePageId } from '#content/schema.ts'
import { type SitePage, sitePages } from '#content/search/site-pages.ts'
import { gynaecology } from '#content/services/gynaecology/gynaecology.ts'
import { infertility } from '#content/services/gynaecology/infertility.ts'
import { obstetrics } from '#content/services/gynaecology/obstetrics.ts'
import { counselling } from '#content/services/psychiatric/counselling.ts'
import { therapies } from '#content/services/psychiatric/therapies.ts'
import { conditions } from '#content/services/psychiatric/treatments.ts'
import { wordsIn } from '#content/words-in.ts'
import { switchLanguage } from '../paths.ts'

type Item = { id: string; title: Text }

/** The tab of a service page, and what stands on it. */
const tab = (needs: Part, path: string, title: Text, items: readonly Item[] = []): SitePage[] => [
  { id: `service:${path.split('/').at(-1)!}`, path, title, under: services.breadcrumbServices, needs },
  ...items.map(
    (item): SitePage => ({
      id: `service:${item.id}`,
      path: `${path}#${item.id}`,
      title: item.title,
      under: title,
      needs,
    }),
  ),
]

/** Every page that can be found or linked to by its subject. */
function everyPage(clinic?: Parts): SitePage[] {
  const all: SitePage[] = [
    ...questions.map(
      ({ id, slug, title, short, needs }): SitePage => ({
        id: `question:${id}`,
        path: `/questions/${slug}`,
        title,
        under: short,
        ...(needs && { needs }),
      }),
    ),
    ...conditions.map(
      ({ id, slug, title, short }): SitePage => ({
        id: `condition:${id}`,
        path: `/service/treatments/${slug}`,
        title,
        under: short,
        needs: 'psychiatry',
      }),
    ),
    ...tab('gynaecology', '/services/gynaecology', services.tabGynaecology, gynaecology),
    ...tab('gynaecology', '/services/obstetrics', services.tabObstetrics, obstetrics),
    ...tab('gynaecology', '/services/infertility', services.tabInfertility, infertility),
    ...tab('psychiatry', '/service/treatments', services.tabTreatments),
    ...tab('psychiatry', '/service/counselling', services.tabCounselling, counselling),
    ...tab('psychiatry', '/service/therapies', services.tabTherapies, therapies),
    ...postsOf(clinic).map(
      ({ slug, title, excerpt }): SitePage => ({
        id: `post:${slug}`,
        path: `/blog/${slug}`,
        title,
        under: excerpt,
        needs: 'blog',
      }),
    ),
    ...sitePages.map((page) => ({ ...page, path: page.path.replace('{doctorSlug}', leadDoctor.slug) })),
  ]
  return all.filter((page) => isOffered(page, clinic))
}

/** The pages of the chosen clinic. */
export const siteIndex: readonly SitePage[] = everyPage()

const byId = new Map(siteIndex.map((page) => [page.id, page]))

/** A link to a page by its subject; null where the clinic does not have it. */
export function siteLinkIn(language: Language, id: SitePageId) {
  const page = byId.get(id)
  if (!page) return null
  return {
    id,
    href: language === 'en' ? page.path : switchLanguage(page.path),
    title: wordsIn(page.title, language),
    under: wordsIn(page.under, language),
  }
}
