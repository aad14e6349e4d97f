import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer, type Plugin } from 'vite'
import { shiftClock } from './clock-shift.ts'

export type LiveDesk = {
  answer(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

/**
 * Replaces a changed style in the open page. Vite would reload the page because class names may have changed, but ours
 * stay the same.
 */
const stylesInPlace: Plugin = {
  name: 'styles-in-place',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code: `${code}\nimport.meta.hot.accept()`, map: null }),
  },
  hotUpdate({ file, modules }) {
    if (file.endsWith('.module.css')) for (const module of modules) module.isSelfAccepting = true
  },
}

/** Shifts the clock of the desk's pages, which must agree with the clinic's. */
const sameClock = (shiftMs: number): Plugin => ({
  name: 'same-clock',
  transformIndexHtml: () =>
    shiftMs === 0
      ? []
      : [{ tag: 'script', children: `(${shiftClock})(${shiftMs})`, injectTo: 'head-prepend' }],
})

type Options = {
  /** The desk's URL: it refuses requests from pages of other origins. */
  url: string
  /** The port of the desk's own process. */
  port: number
  /** The shift of the clinic's clock. */
  shiftMs: number
}

/** Serves the desk's application from its sources, with live reload; API calls go to the desk's own process. */
export async function openLiveDesk(server: Server, { url, port, shiftMs }: Options): Promise<LiveDesk> {
  const vite = await createServer({
    configFile: 'vite.desk.config.ts',
    clearScreen: false,
    plugins: [stylesInPlace, sameClock(shiftMs)],
    server: {
      middlewareMode: true,
      ws: { server },
      // A prefix with its slash, because one of our modules is desk/app/api.ts.
      proxy: { '/api/': `http://127.0.0.1:${port}` },
    },
  })
  return {
    answer(request, response) {
      // For example 127.0.0.1 instead of localhost: signing in would fail there.
      if (request.headers.host !== new URL(url).host)
        return void response.writeHead(307, { location: new URL(request.url ?? '/', url).href }).end()
      vite.middlewares(request, response)
    },
    close: () => vite.close(),
  }
}
