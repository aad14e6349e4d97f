// A script element ends at the first "</script", even inside a string.
const asScriptText = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** The data that an island was rendered from, for its hydration. */
export const ScriptData = ({ data }: { data: unknown }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not code; the browser never runs it
  <script type="application/json" dangerouslySetInnerHTML={{ __html: asScriptText(data) }} />
)
