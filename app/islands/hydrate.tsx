import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setState } from '../ui/script/data-attributes.ts'

type Props = { element: HTMLElement; children: React.ReactNode }

/** Marks the island as hydrated, for styles and tests. */
function Ready({ element, children }: Props) {
  useEffect(() => void setState(element, 'ready'), [element])
  return children
}

export function hydrate(element: HTMLElement, Component: ComponentType<object>) {
  // The props that it was rendered from follow it: see island.tsx.
  const props: object = JSON.parse(element.nextElementSibling?.textContent ?? '{}')
  hydrateRoot(
    element,
    <Ready element={element}>
      <Component {...props} />
    </Ready>,
  )
}
