import { type ComponentType, useSyncExternalStore } from 'react'

type Idle = (then: () => void) => void
const whenIdle: Idle =
  'requestIdleCallback' in globalThis
    ? (then) => void requestIdleCallback(then, { timeout: 2000 })
    : (then) => void setTimeout(then, 500)

const RETRY_MS = 2000

/**
 * A screen whose script is not in the first one. It loads when it is shown, or before that when the browser is idle: a
 * prefetched screen is there when its key is pressed, even offline.
 */
export function loadLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
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
      () => {
        isAsked = false
        // A component is on the screen and waits for it.
        if (listeners.size > 0) setTimeout(ask, RETRY_MS)
      },
    )
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    ask()
    return () => listeners.delete(listener)
  }
  function Later(props: Props) {
    const Screen = useSyncExternalStore(subscribe, () => screen)
    return Screen && <Screen {...props} />
  }
  return Object.assign(Later, { prefetch: () => whenIdle(ask) })
}
