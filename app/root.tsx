// Before all other styles: it declares the order of the layers.
import './ui/styles/global.css'

import { isRouteErrorResponse, Links, Meta, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { BUILD_ORIGIN, BUILD_SCRIPT } from '#server/http/build-placeholders.ts'
import type { Route } from './+types/root.ts'
import { brandColours } from './brand.ts'
import { requestContext, siteContext } from './context.ts'
import { ProblemPage } from './layouts/problem.tsx'
import { languageOf } from './paths.ts'
import figtreeLatin from './ui/fonts/figtree-latin.woff2?url'
import notoDevanagari from './ui/fonts/noto-devanagari.woff2?url'
import tiroDevanagari from './ui/fonts/tiro-devanagari.woff2?url'
import tiroLatin from './ui/fonts/tiro-latin.woff2?url'

export function loader({ context }: Route.LoaderArgs) {
  const isBuild = context.get(requestContext) === null
  // No prerendered page has a form.
  if (isBuild) return { origin: BUILD_ORIGIN, scripts: { page: BUILD_SCRIPT, form: '', hydration: [] } }
  const { publicUrl, scripts } = context.get(siteContext)
  return { origin: publicUrl, scripts }
}

const firstFonts = {
  en: [tiroLatin, figtreeLatin],
  hi: [tiroDevanagari, notoDevanagari],
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { scripts } = useRouteLoaderData<typeof loader>('root') ?? {}
  const language = languageOf(useLocation().pathname)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={brandColours.light['--brand-800']}
        />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={brandColours.dark['--bg']} />
        {firstFonts[language].map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            fetchPriority="low"
          />
        ))}
        <Links />
      </head>
      <body>
        {children}
        {scripts && <script type="module" src={scripts.page} />}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <ProblemPage status={status} />
}
