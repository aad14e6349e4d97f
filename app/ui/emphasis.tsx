/** One word of a heading in italic rose: it stands between two stars in the text. */
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
