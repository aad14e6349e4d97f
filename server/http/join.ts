/** The bytes of a page with this text in each of its places. */
export type Join = (text: Buffer) => Buffer

/** The pieces with the same text between every two of them. */
export const joinedBy = (pieces: readonly Buffer[], text: Buffer): Buffer[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [text, piece]))
