import type { ComponentType } from 'react'
import type { IslandName } from '../islands.ts'
import { ScriptData } from '../ui/script/script-data.tsx'

type Props<Data extends object> = { name: IslandName; component: ComponentType<Data>; props: Data }

/**
 * A part of the page that React hydrates in the browser (hydrate-when-needed.ts), rendered on the server from the
 * same props. Everything in it works before that, and without script.
 */
export function Island<Data extends object>({ name, component: Component, props }: Props<Data>) {
  return (
    <>
      <div data-island={name}>
        <Component {...props} />
      </div>
      <ScriptData data={props} />
    </>
  )
}
