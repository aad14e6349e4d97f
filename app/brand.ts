import css from '@chosen-clinic/brand.css?raw'

const coloursIn = (declaration: RegExp) =>
  Object.fromEntries([...css.matchAll(declaration)].map(([, name = '', value = '']) => [name, value]))

/** The colours of the chosen clinic by their names in brand.css, for places without a stylesheet. */
export const brandColours = {
  light: coloursIn(/(--[\w-]+): (#[0-9a-f]{6});/g),
  dark: coloursIn(/(--[\w-]+): light-dark\(.+, (#[0-9a-f]{6})\);/g),
}
