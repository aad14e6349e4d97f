import { metaFromLoader } from '../seo.ts'
import type { Route } from './+types/terms.ts'
import { policyData } from './policy-data.ts'
import { PolicyPage } from './policy-page.tsx'

export const loader = ({ request }: Route.LoaderArgs) => policyData(request, 'term-condition')

export const meta: Route.MetaFunction = metaFromLoader

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PolicyPage data={loaderData} />
}
