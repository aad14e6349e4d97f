/** A sentence written for developers, and the line on which it begins. */
type Sentence = { line: number; text: string }

const afterTwoSlashes = /(?<=^|[\s({])\/\/[ \t].*/gm
const afterDashes = /(?<=^|\s)--[ \t].*/gm
const afterHash = /(?<=^|\s)#[ \t].*/gm
const block = /(?<=^|[\s({])\/\*[\s\S]*?\*\//gm
const comments: Record<string, RegExp[]> = {
  ts: [afterTwoSlashes, block],
  tsx: [afterTwoSlashes, block],
  js: [afterTwoSlashes, block],
  c: [afterTwoSlashes, block],
  css: [block],
  sql: [afterDashes, block],
  sh: [afterHash],
  yaml: [afterHash],
  yml: [afterHash],
  html: [/<!--[\s\S]*?-->/g],
  md: [/^.+$/gm],
}

const quoted = String.raw`\(\s*(['"${'`'}])(?<text>.*?)(?<!\\)\1`
/** `test('…'`, `test.each(table)('…'`, `describe('…'`. */
const testName = new RegExp(
  String.raw`(?:\b(?:test|describe|it)(?:\.\w+)*|^\]\)|\b(?:test|describe)\.(?:each|for)\(\w+\))${quoted}`,
  'gm',
)
const thrownMessage = new RegExp(String.raw`\bnew \w*Error${quoted}`, 'g')

const find = (source: string, pattern: RegExp): Sentence[] =>
  [...source.matchAll(pattern)].map((match) => ({
    line: source.slice(0, match.index).split('\n').length,
    // One line, without the stars or slashes at its edge.
    text: (match.groups?.text ?? match[0].replace(/^[ \t]*(\/\/|\/?\*+\/?|--|#)[ \t]?/gm, ''))
      .replace(/\s+/g, ' ')
      .trim(),
  }))

/** The comments, names of tests and thrown messages of a file; of a README, each line. */
export const sentencesOf = (file: string, source: string): Sentence[] => {
  const extension = file.slice(file.lastIndexOf('.') + 1)
  return [
    ...(comments[extension] ?? [afterHash]).flatMap((pattern) => find(source, pattern)),
    ...(/\.(test|e2e)\.ts$/.test(file) ? find(source, testName) : []),
    ...(extension === 'ts' || extension === 'tsx' ? find(source, thrownMessage) : []),
  ]
}
