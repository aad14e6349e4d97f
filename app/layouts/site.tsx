import { isRouteErrorResponse, Outlet, useMatches } from 'react-router'
import { requestContext, siteContext } from '../context.ts'
import { NotFoundView } from '../pages/not-found-view.tsx'
import { languageOf } from '../paths.ts'
import type { Route } from './+types/site.ts'
import { Dock } from './dock.tsx'
import { Footer } from './footer.tsx'
import { frameIn } from './frame.ts'
import { Header } from './header.tsx'
import { ProblemPage } from './problem.tsx'
import { QuickExit } from './quick-exit.tsx'
import styles from './site.module.css'

export function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const isBuild = context.get(requestContext) === null
  // A prerendered page cannot know yet: it carries the line, and the server takes it out where it does not belong.
  const isDemo = isBuild || context.get(siteContext).isDemo
  return { ...frameIn(language, new Date().getFullYear()), isDemo }
}

type Frame = ReturnType<typeof loader>

/**
 * Pages about things that others must not see say `handle = { sensitive: true }`; the one that is shown without a
 * connection says `{ offline: true }` and goes without the links of the footer, which would lead nowhere.
 */
type Handle = { sensitive?: boolean; offline?: boolean } | undefined

function Framed({ frame, children }: { frame: Frame; children: React.ReactNode }) {
  const handles = useMatches().map((match) => match.handle as Handle)
  const isOffline = handles.some((handle) => handle?.offline)
  return (
    <>
      <a className={styles.skip} href="#main">
        {frame.site.skipToContent}
      </a>
      {handles.some((handle) => handle?.sensitive) && <QuickExit words={frame.quickExit} />}
      <Header frame={frame} isDemo={frame.isDemo} />
      <main id="main" tabIndex={-1} data-enhance="reveal">
        {children}
      </main>
      {!isOffline && <Footer frame={frame} />}
      {!isOffline && <Dock dock={frame.dock} toTop={frame.site.backToTop} />}
    </>
  )
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Framed frame={loaderData}>
      <Outlet />
    </Framed>
  )
}

/** A page that does not exist keeps its frame; anything else is our own fault and stands alone. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404 || !loaderData || !error.data)
    return <ProblemPage status={isRouteErrorResponse(error) ? error.status : 500} />
  return (
    <Framed frame={loaderData}>
      <NotFoundView {...error.data} />
    </Framed>
  )
}
