import { isRouteErrorResponse, Outlet, useMatches } from 'react-router'
import { requestContext, siteContext } from '../context.ts'
import { NotFoundView } from '../pages/not-found-view.tsx'
import { languageOfRequest } from '../paths.ts'
import { data } from '../ui/script/data-attributes.ts'
import type { Route } from './+types/site.ts'
import { Dock } from './dock.tsx'
import { Footer } from './footer.tsx'
import { frameOf } from './frame.ts'
import { Header } from './header.tsx'
import { HelpDock } from './help-dock.tsx'
import { HelpStrip } from './help-strip.tsx'
import { MiniFooter } from './mini-footer.tsx'
import { ProblemPage } from './problem.tsx'
import { QuickExit } from './quick-exit.tsx'
import styles from './site.module.css'
import { chromeOf, siteChrome } from './site-chrome.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOfRequest(request)
  const isBuild = context.get(requestContext) === null
  // Unknown while prerendering: the page contains the banner, and the server removes it outside demo mode.
  const isDemo = isBuild || context.get(siteContext).isDemo
  return { ...siteChrome(language, new Date().getFullYear()), isDemo }
}

type SiteChrome = ReturnType<typeof loader>

function Chrome({ chrome: plain, children }: { chrome: SiteChrome; children: React.ReactNode }) {
  const frame = frameOf(useMatches())
  const chrome = chromeOf(plain, frame.department)
  const isForm = frame.form === true
  return (
    <>
      <a className={styles.skip} href="#main">
        {chrome.site.skipToContent}
      </a>
      {(isForm || frame.sensitive) && <QuickExit words={chrome.quickExit} />}
      <Header chrome={chrome} isDemo={chrome.isDemo} isForm={isForm} />
      {!isForm && <HelpStrip strip={chrome.helpStrip} isNow={frame.dock === 'help'} />}
      <main
        id="main"
        tabIndex={-1}
        {...data({ enhance: 'reveal' })}
        {...(isForm && { className: styles.form })}
      >
        {children}
      </main>
      {isForm && <MiniFooter chrome={chrome} />}
      {!frame.offline && <Footer chrome={chrome} isForm={isForm} />}
      {!isForm && !frame.offline && (frame.dock === undefined || frame.dock === 'tests') && (
        <Dock
          dock={chrome.dock}
          book={frame.dock === 'tests' ? chrome.site.seeDoctor : chrome.site.book}
          toTop={chrome.site.backToTop}
        />
      )}
      {frame.dock === 'help' && <HelpDock dock={chrome.helpDock} />}
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

/** A 404 is shown inside the layout; any other error gets the bare error page. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404 || !loaderData || !error.data)
    return <ProblemPage status={isRouteErrorResponse(error) ? error.status : 500} />
  return (
    <Chrome chrome={loaderData}>
      <NotFoundView {...error.data} />
    </Chrome>
  )
}
