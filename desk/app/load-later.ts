import { type ComponentType, useSyncExternalStore } from 'react'

type Idle = (then: () => void) => void
const whenIdle: Idle =
  'requestIdleCallback' in globalThis
    ? (then) => void requestIdleCallback(then, { timeout: 2000 })
    : (then) => void setTimeout(then, 500)

/**
 * A screen whose script is not in the first one: it loads when the browser is idle, and is there when its key is
 * pressed, even offline. The hook returns null until then.
 */
export function loadLater<Props>(load: () => Promise<ComponentType<Props>>) {
  let screen: ComponentType<Props> | null = null
  let isAsked = false
  const listeners = new Set<() => void>()
  const ask = () => {
    if (isAsked) return
    isAsked = true
    load().then(
      (loaded) => {
        screen = loaded
        for (const listener of listeners) listener()
      },
      // A failed load is retried with the next screen that needs it.
      () => {
        isAsked = false
      },
    )
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    whenIdle(ask)
    return () => listeners.delete(listener)
  }
  return () => useSyncExternalStore(subscribe, () => screen)
}
