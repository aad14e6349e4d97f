// Keeps the offline page, in both languages, with what it needs to look right; and nothing else. No page that
// anyone visited is ever kept: on a shared phone a cache is a diary.
const CACHE = 'offline-1'
const PAGES = ['/offline', '/hi/offline']

async function keepOfflinePages() {
  const cache = await caches.open(CACHE)
  for (const page of PAGES) {
    const response = await fetch(page)
    const html = await response.clone().text()
    const parts = html.matchAll(/(?:href|src)="(\/(?:assets|pictures)\/[^"]+\.(?:css|woff2|svg))"/g)
    await cache.put(page, response)
    await cache.addAll(Array.from(parts, ([, part]) => part))
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(dropOld())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate') {
    const page = /^\/hi(\/|$)/.test(pathname) ? '/hi/offline' : '/offline'
    event.respondWith(fetch(request).catch(() => caches.match(page)))
  } else if (/^\/(assets|pictures)\//.test(pathname)) {
    event.respondWith(
      fetch(request).catch(() => caches.match(request).then((kept) => kept ?? Response.error())),
    )
  }
})
