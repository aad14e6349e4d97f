import { metaFromLoader } from '../seo.ts'
import type { Route } from './+types/privacy.ts'
import { policyData } from './policy-data.ts'
import { PolicyPage } from './policy-page.tsx'

export const loader = ({ request }: Route.LoaderArgs) => policyData(request, 'privacy-policy')

export const meta: Route.MetaFunction = metaFromLoader

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PolicyPage data={loaderData} />
}
