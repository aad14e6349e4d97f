/** One word of a heading in italic rose: *word* in the text. */
export function Emphasis({ text }: { text: string }) {
  const [before, stressed, after] = text.split('*')
  return (
    <>
      {before}
      {stressed && <em>{stressed}</em>}
      {after}
    </>
  )
}
