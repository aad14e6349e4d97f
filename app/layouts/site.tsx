import { isRouteErrorResponse, Outlet, useMatches } from 'react-router'
import { requestContext, siteContext } from '../context.ts'
import { NotFoundView } from '../pages/not-found-view.tsx'
import { languageOf } from '../paths.ts'
import type { Route } from './+types/site.ts'
import { Dock } from './dock.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ProblemPage } from './problem.tsx'
import { QuickExit } from './quick-exit.tsx'
import styles from './site.module.css'
import { siteChrome } from './site-chrome.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const isBuild = context.get(requestContext) === null
  // A prerendered page cannot know yet: it carries the line, and the server takes it out where it does not belong.
  const isDemo = isBuild || context.get(siteContext).isDemo
  return { ...siteChrome(language, new Date().getFullYear()), isDemo }
}

type SiteChrome = ReturnType<typeof loader>

/**
 * Pages about things that others must not see say `handle = { sensitive: true }`; the one that is shown without a
 * connection says `{ offline: true }` and goes without the links of the footer, which would lead nowhere.
 */
type Handle = { sensitive?: boolean; offline?: boolean } | undefined

function Chrome({ chrome, children }: { chrome: SiteChrome; children: React.ReactNode }) {
  const handles = useMatches().map((match) => match.handle as Handle)
  const isOffline = handles.some((handle) => handle?.offline)
  return (
    <>
      <a className={styles.skip} href="#main">
        {chrome.site.skipToContent}
      </a>
      {handles.some((handle) => handle?.sensitive) && <QuickExit words={chrome.quickExit} />}
      <Header chrome={chrome} isDemo={chrome.isDemo} />
      <main id="main" tabIndex={-1} data-enhance="reveal">
        {children}
      </main>
      {!isOffline && <Footer chrome={chrome} />}
      {!isOffline && <Dock dock={chrome.dock} toTop={chrome.site.backToTop} />}
    </>
  )
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Chrome chrome={loaderData}>
      <Outlet />
    </Chrome>
  )
}

/** A page that does not exist keeps its chrome; anything else is our own fault and stands alone. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404 || !loaderData || !error.data)
    return <ProblemPage status={isRouteErrorResponse(error) ? error.status : 500} />
  return (
    <Chrome chrome={loaderData}>
      <NotFoundView {...error.data} />
    </Chrome>
  )
}
