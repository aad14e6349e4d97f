import type { ComponentType } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { IslandName } from '../islands.ts'
import type { loader } from '../root.tsx'
import { data } from '../ui/script/data-attributes.ts'
import { ScriptData } from '../ui/script/script-data.tsx'

type Props<Data extends object> = { name: IslandName; component: ComponentType<Data>; props: Data }

/**
 * A part of the page that React hydrates in the browser (hydrate-when-needed.ts), rendered on the server from the
 * same props. Everything in it works before that, and without script.
 */
export function Island<Data extends object>({ name, component: Component, props }: Props<Data>) {
  const scripts = useRouteLoaderData<typeof loader>('root')?.scripts
  return (
    <>
      {scripts && <link rel="modulepreload" href={scripts.form} />}
      <div data-island={name} {...(scripts && data({ scripts: scripts.hydration.join(' ') }))}>
        <Component {...props} />
      </div>
      <ScriptData data={props} />
    </>
  )
}
