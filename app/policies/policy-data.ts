import { facts } from '#content/facts.ts'
import { telHref } from '#content/format/tel.ts'
import { buttons, footer, policy as labels } from '#content/interface.ts'
import { pageMeta } from '#content/page-meta.ts'
import { type PolicyName, policyQuestion } from '#content/policies/policies.ts'
import { policyIn } from '#content/policies/policy-in.ts'
import { wordsIn } from '#content/words-in.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { languageOfRequest, type Page, pathIn } from '../paths.ts'

type Known = {
  path: Extract<Page, `/${PolicyName}`>
  label: typeof footer.privacy
  meta: keyof typeof pageMeta
}

const known: Record<PolicyName, Known> = {
  'privacy-policy': { path: '/privacy-policy', label: footer.privacy, meta: 'privacy' },
  'refund-policy': { path: '/refund-policy', label: footer.refund, meta: 'refund' },
  'term-condition': { path: '/term-condition', label: footer.terms, meta: 'terms' },
}

/** The data of a policy page. The three loaders call it. */
export function policyData(request: Request, name: PolicyName) {
  const language = languageOfRequest(request)
  const others = Object.entries(known).filter(([other]) => other !== name)
  return {
    meta: wordsIn(pageMeta[known[name].meta], language),
    breadcrumb: breadcrumbIn(language, known[name].label[language]),
    labels: wordsIn(labels, language),
    policy: policyIn(language, name),
    others: others.map(([, { label, path }]) => ({ label: label[language], href: pathIn(language, path) })),
    question: policyQuestion[language],
    call: { label: wordsIn(buttons.call, language), href: telHref(facts.phones[0]) },
    email: { label: buttons.email[language], href: `mailto:${facts.email}` },
  }
}

export type PolicyData = ReturnType<typeof policyData>
