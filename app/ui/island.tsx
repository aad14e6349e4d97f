import type { ReactElement } from 'react'

type Props<Data> = { name: string; data: Data; children: ReactElement<Data> }

// A script's text ends at the first "</script", wherever it stands.
const asScriptText = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** A part that React brings to life where there is script (app/entry.client.tsx), with the data it was drawn from. */
export function Island<Data>({ name, data, children }: Props<Data>) {
  return (
    <>
      <div data-enhance={name}>{children}</div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data, not code; the browser never runs it */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: asScriptText(data) }} />
    </>
  )
}
