// Caches the page of the run sheet and its files, and nothing else: no answer of the desk is ever in this cache.
// FILES and VERSION are filled in by the build (vite/offline-files.ts).
const CACHE = 'rounds-VERSION'
const PAGE = '/rounds/sheet'
const FILES = []

self.addEventListener('install', (event) => {
  const keepAll = async () => {
    const cache = await caches.open(CACHE)
    await cache.addAll([PAGE, ...FILES])
    await self.skipWaiting()
  }
  event.waitUntil(keepAll())
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
  const isPage = request.mode === 'navigate' && pathname === PAGE
  if (!isPage && !FILES.includes(pathname)) return
  // From the cache first: a shift begins and ends with the same version, online or offline.
  const kept = caches.open(CACHE).then((cache) => cache.match(isPage ? PAGE : pathname))
  event.respondWith(kept.then((response) => response ?? fetch(request)))
})
