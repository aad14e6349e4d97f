// A script's text ends at the first "</script", wherever it stands.
const asScriptText = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** What a part of the page was drawn from, for the script that brings it to life. */
export const ScriptData = ({ data }: { data: unknown }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not code; the browser never runs it
  <script type="application/json" dangerouslySetInnerHTML={{ __html: asScriptText(data) }} />
)
