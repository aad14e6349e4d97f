/** "Nothing *waits*": the word between the stars is set in italic rose. At most one in a title. */
export const Emphasis = ({ children }: { children: string }) =>
  children.split('*').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
    index % 2 ? <em key={index}>{part}</em> : part,
  )

/** The same text without stars, for accessible names. */
export const withoutStars = (text: string) => text.replaceAll('*', '')
