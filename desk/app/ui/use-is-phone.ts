import { useSyncExternalStore } from 'react'

/** As in the stylesheets: under 768 px. */
const narrow = '(width < 48rem)'

function subscribe(listener: () => void) {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** For what is drawn differently for a thumb; looks alone are the stylesheet's. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches)
