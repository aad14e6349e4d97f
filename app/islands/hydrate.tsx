import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { setState } from '../ui/script/data-attributes.ts'

type Props = { element: HTMLElement; onReady: () => void; children: React.ReactNode }

/** Marks the island as hydrated, for styles and tests. */
function Ready({ element, onReady, children }: Props) {
  useEffect(() => {
    setState(element, 'ready')
    onReady()
  }, [element, onReady])
  return children
}

/** Ends when the island works. */
export const hydrate = (element: HTMLElement, Component: ComponentType<object>) =>
  new Promise<void>((resolve) => {
    // The props that it was rendered from follow it: see island.tsx.
    const props: object = JSON.parse(element.nextElementSibling?.textContent ?? '{}')
    hydrateRoot(
      element,
      <Ready element={element} onReady={resolve}>
        <Component {...props} />
      </Ready>,
    )
  })
