import css from '@chosen-clinic/brand.css?raw'

const [light = '', dark = ''] = css.split('@media')
const coloursIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )

/** The colours of the chosen clinic by their names in brand.css, for what no stylesheet reaches. */
export const brandColours = { light: coloursIn(light), dark: coloursIn(dark) }
