import { header } from '#content/interface.ts'
import type { Language } from '#content/language.ts'
import { site } from '#content/site.ts'
import { pathIn } from './paths.ts'
import type { Crumb } from './ui/breadcrumb.tsx'

/** From the home page to here. Loaders call it. */
export const breadcrumbIn = (language: Language, current: string, ...between: Crumb[]) => ({
  label: site.breadcrumbLabel[language],
  trail: [{ label: header.home[language], href: pathIn(language, '/') }, ...between],
  current,
})
