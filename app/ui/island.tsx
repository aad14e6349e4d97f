import type { ReactElement } from 'react'
import { ScriptData } from './script-data.tsx'

type Props<Data> = { name: string; data: Data; children: ReactElement<Data> }

/** A part that React hydrates where there is script (app/entry.client.tsx), with the data it was rendered from. */
export function Island<Data>({ name, data, children }: Props<Data>) {
  return (
    <>
      <div data-enhance={name}>{children}</div>
      <ScriptData data={data} />
    </>
  )
}
