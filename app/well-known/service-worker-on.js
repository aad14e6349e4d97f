// Caches the offline page, in the languages that were read here; and nothing else. No visited page is ever cached:
// on a shared phone that would be a diary.
const CACHE = 'offline-VERSION'
const offlinePage = (url) => (/^\/hi(\/|$)/.test(new URL(url).pathname) ? '/hi/offline' : '/offline')

async function keep(page) {
  const cache = await caches.open(CACHE)
  if (await cache.match(page)) return
  // Without the cookie: the cached page has nothing of the visitor, not even the chosen colours.
  const response = await fetch(page, { credentials: 'omit' })
  const html = await response.clone().text()
  // Its styles are in the page; the fonts of the phone are enough.
  for (const [, logo] of html.matchAll(/src="(\/pictures\/logo[^"]+)"/g)) await cache.add(logo)
  await cache.put(page, response)
}

const findKept = async (page) =>
  (await caches.match(page)) ?? (await caches.match('/offline')) ?? caches.match('/hi/offline')

self.addEventListener('install', (event) => {
  const cacheOpenPages = async () => {
    const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
    for (const { url } of open) await keep(offlinePage(url))
    await self.skipWaiting()
  }
  event.waitUntil(cacheOpenPages())
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
    const page = offlinePage(request.url)
    const arrived = fetch(request)
    event.respondWith(arrived.catch(() => findKept(page)))
    // After a change of language the page is cached in that language, too.
    event.waitUntil(arrived.then(() => keep(page)).catch(() => undefined))
  } else if (/^\/pictures\/logo/.test(pathname)) {
    event.respondWith(
      fetch(request).catch(() => caches.match(request).then((kept) => kept ?? Response.error())),
    )
  }
})
