import { Outlet } from 'react-router'
import { languageOf } from '../paths.ts'
import type { Route } from './+types/site.ts'
import { Footer } from './footer.tsx'
import { frameIn } from './frame.ts'
import { Header } from './header.tsx'
import styles from './site.module.css'

export const loader = ({ request }: Route.LoaderArgs) =>
  frameIn(languageOf(new URL(request.url).pathname), new Date().getFullYear())

export const shouldRevalidate = () => false

export default function SiteLayout({ loaderData: frame }: Route.ComponentProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {frame.site.skipToContent}
      </a>
      <Header frame={frame} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer frame={frame} />
    </>
  )
}
