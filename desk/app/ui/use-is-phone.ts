import { useSyncExternalStore } from 'react'

/** As in the stylesheets: under 760 px. */
const narrow = '(width < 47.5rem)'

function subscribe(listener: () => void) {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** For what is drawn differently for a thumb; looks alone are the stylesheet's. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches)
