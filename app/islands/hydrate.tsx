import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setState } from '../ui/script/data-attributes.ts'

type Props = { element: HTMLElement; children: React.ReactNode }

/** Says that the island answers now: styles and tests may ask for it. */
function Ready({ element, children }: Props) {
  useEffect(() => void setState(element, 'ready'), [element])
  return children
}

export function hydrate(element: HTMLElement, Component: ComponentType<object>) {
  // The props it was drawn from stand right behind it: see island.tsx.
  const props: object = JSON.parse(element.nextElementSibling?.textContent ?? '{}')
  hydrateRoot(
    element,
    <Ready element={element}>
      <Component {...props} />
    </Ready>,
  )
}
