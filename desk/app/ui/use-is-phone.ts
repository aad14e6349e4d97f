import { useSyncExternalStore } from 'react'

/** As in the stylesheets: under 768 px. */
const narrow = '(width < 48rem)'

function subscribe(listener: () => void) {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** For layouts that differ in their elements; looks alone are in the stylesheet. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches)
