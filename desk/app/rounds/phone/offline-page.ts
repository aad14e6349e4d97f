const SCRIPT = '/rounds/worker.js'
const SCOPE = '/rounds/'

/** From now on the page opens offline. */
export async function keepPageOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const registration = await navigator.serviceWorker.register(SCRIPT, { scope: SCOPE })
  if (registration.active) return true
  const worker = registration.installing ?? registration.waiting
  return new Promise((resolve) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(true)
      if (worker.state === 'redundant') resolve(false)
    })
  })
}

export async function forgetPage() {
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE)
  await registration?.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
