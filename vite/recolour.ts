import { clampChroma, converter, formatHex } from 'culori'

/** The two hues of a clinic, in degrees of OKLCH. */
export type Hues = { brand: number; accent: number }

/** The hues in which the illustrations of public/ are drawn: plum and rose. */
const drawnIn: Hues = { brand: 319, accent: 5 }
/** Hair is drawn in a plum that is nearly black, bindi and sindoor in a deep rose: these colours stay. */
const kept = ['#2c1524', '#472640', '#9c2c4f']

const oklch = converter('oklch')

/** The hue that replaces this one; none for skin, wood, leaves, water, greys and sunlight. */
function hueFor(hues: Hues, colour: ReturnType<typeof oklch>): number | undefined {
  const { l, c, h } = colour
  if (h === undefined || c < 0.005) return undefined
  if (h >= 300 && h < 332) return hues.brand
  // From 15 degrees on there are lips and bricks; only nearly white colours are a rose there, too.
  if (h >= 332 || h < 15 || (h < 32 && l > 0.86)) return hues.accent
  return undefined
}

/** Turns plum and rose in a drawing or a stylesheet to the hues of a clinic, with the same lightness and chroma. */
export const recolour = (text: string, hues: Hues): string =>
  text.replaceAll(/#([0-9a-f]{6}|[0-9a-f]{3})([0-9a-f]{2})?\b/gi, (hex, _, alpha = '') => {
    const solid = hex.slice(0, hex.length - alpha.length)
    const colour = oklch(solid)
    const hue = kept.includes(solid) ? undefined : hueFor(hues, colour)
    return hue === undefined ? hex : formatHex(clampChroma({ ...colour, h: hue }, 'oklch', 'rgb')) + alpha
  })

const colourIn = (css: string, name: string) =>
  new RegExp(`${name}: (#[0-9a-f]{6})`).exec(css)?.[1] ?? '#000000'

/** The hues of a clinic's brand.css; undefined where they are those of the illustrations. */
export function otherHues(brandCss: string): Hues | undefined {
  const hueOf = (name: string) => oklch(colourIn(brandCss, name)).h ?? 0
  const hues = { brand: hueOf('--brand-700'), accent: hueOf('--accent-600') }
  const turn = (from: number, to: number) => Math.abs(((from - to + 540) % 360) - 180)
  const isAsDrawn = turn(hues.brand, drawnIn.brand) < 5 && turn(hues.accent, drawnIn.accent) < 5
  return isAsDrawn ? undefined : hues
}
