import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer, type Plugin } from 'vite'
import { shiftClock } from './clock-shift.ts'

export type LiveDesk = {
  answer(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

/**
 * A changed style is exchanged in the open page. Vite would reload the page for the sake of the names of its classes, but
 * ours stay the same.
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

/** The desk's pages count minutes by the clock of the browser, which must agree with the clinic's. */
const sameClock = (shiftMs: number): Plugin => ({
  name: 'same-clock',
  transformIndexHtml: () =>
    shiftMs === 0
      ? []
      : [{ tag: 'script', children: `(${shiftClock})(${shiftMs})`, injectTo: 'head-prepend' }],
})

type Options = {
  /** Where the desk is opened: it takes nothing from pages of other addresses. */
  url: string
  /** Of the desk's own process. */
  port: number
  /** By how much the clinic's clock is shifted. */
  shiftMs: number
}

/** The desk's application from its sources, with live reload; its calls go to the desk's own process. */
export async function openLiveDesk(server: Server, { url, port, shiftMs }: Options): Promise<LiveDesk> {
  const vite = await createServer({
    configFile: 'vite.desk.config.ts',
    clearScreen: false,
    plugins: [stylesInPlace, sameClock(shiftMs)],
    server: {
      middlewareMode: true,
      ws: { server },
      // A beginning of the path, and one of our modules is desk/app/api.ts.
      proxy: { '/api/': `http://127.0.0.1:${port}` },
    },
  })
  return {
    answer(request, response) {
      // 127.0.0.1 instead of localhost, for example: there, signing in would fail.
      if (request.headers.host !== new URL(url).host)
        return void response.writeHead(307, { location: new URL(request.url ?? '/', url).href }).end()
      vite.middlewares(request, response)
    },
    close: () => vite.close(),
  }
}
