import type { TicketView } from './ticket.tsx'

/** In CSS pixels; drawn at twice the size, so that it is sharp on a phone. */
const WIDTH = 420
const EDGE = 28
const PAD = 14
const SCALE = 2

/** The light scheme's colours, as on paper: the names of the palette mean the same in both. */
const paletteColours = () => {
  const styles = getComputedStyle(document.documentElement)
  const colour = (name: string) => styles.getPropertyValue(name).trim()
  return {
    text: colour('--ink-900'),
    soft: colour('--ink-700'),
    heading: colour('--brand-800'),
    line: colour('--ink-400'),
    hair: colour('--sand-300'),
    paper: { top: colour('--accent-50'), alert: colour('--warn-50'), row: '#fff' },
  }
}
type Colours = ReturnType<typeof paletteColours>
const head = '"Tiro Devanagari Hindi", Georgia, serif'
const body = 'Figtree, "Noto Sans Devanagari", sans-serif'

type Line = { text: string; font: string; height: number; colour: string }
type Block = {
  lines: Line[]
  paper: string
  /** Begins below a perforation of the slip. */
  isTorn?: boolean
}

const line = (text: string, font: string, height: number, colour: string): Line => ({
  text,
  font,
  height,
  colour,
})

const row = (title: string, text: string | null, ink: Colours) => [
  line(title, `600 17px ${body}`, 24, ink.text),
  ...(text ? [line(text, `15px ${body}`, 22, ink.soft)] : []),
]

/**
 * The content of the picture: the slip as it is printed. No clinic, no department; sensitive tests are only
 * counted.
 */
function blocksOf(ticket: TicketView, ink: Colours): Block[] {
  const { state, date, time, alert, rows, reference, code, labels } = ticket
  const { paper } = ink
  const top = [
    line(state.text, `700 16px ${body}`, 24, ink.soft),
    ...(date ? [line(date, `22px ${head}`, 34, ink.heading)] : []),
    ...(time ? [line(time, `42px ${head}`, 52, ink.heading)] : []),
  ]
  // Digits to copy by hand: in the heading's font they reach below the line.
  const toCopy = (label: string, value: string) => [
    line(label, `14px ${body}`, 20, ink.soft),
    line(value, `600 26px ${body}`, 34, ink.heading),
  ]
  return [
    { lines: top, paper: paper.top },
    ...(alert ? [{ lines: row(alert.title, alert.text, ink), paper: paper.alert }] : []),
    ...rows.map(({ title, titleOnPaper, text }) => ({
      lines: row(titleOnPaper ?? title, text, ink),
      paper: paper.row,
    })),
    ...(reference ? [{ lines: toCopy(labels.reference, reference), paper: paper.row, isTorn: true }] : []),
    ...(code ? [{ lines: toCopy(labels.code, code), paper: paper.row }] : []),
  ]
}

/** Breaks a line that is wider than the picture. */
function wrapped(context: CanvasRenderingContext2D, { text, font }: Line): string[] {
  context.font = font
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    const isFirst = lines.length === 0
    if (isFirst || context.measureText(longer).width > WIDTH - 2 * EDGE) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

function draw(ticket: TicketView): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  const ink = paletteColours()
  const blocks = blocksOf(ticket, ink).map((block) => {
    const lines = block.lines.map((one) => ({ ...one, parts: wrapped(context, one) }))
    const height = lines.reduce((sum, one) => sum + one.height * one.parts.length, 2 * PAD)
    return { ...block, lines, height }
  })
  const height = blocks.reduce((sum, block) => sum + block.height, 0)
  canvas.width = WIDTH * SCALE
  canvas.height = height * SCALE
  context.scale(SCALE, SCALE)
  context.textBaseline = 'middle'
  let top = 0
  for (const block of blocks) {
    drawBlock(context, block, top, ink)
    top += block.height
  }
  context.setLineDash([])
  context.strokeStyle = ink.line
  context.strokeRect(0.5, 0.5, WIDTH - 1, height - 1)
  return canvas
}

type Drawn = Block & { height: number; lines: (Line & { parts: string[] })[] }

function drawBlock(context: CanvasRenderingContext2D, block: Drawn, top: number, ink: Colours) {
  context.fillStyle = block.paper
  context.fillRect(0, top, WIDTH, block.height)
  context.setLineDash(block.isTorn ? [4, 4] : [])
  context.strokeStyle = block.isTorn ? ink.line : ink.hair
  context.strokeRect(-1, top + 0.5, WIDTH + 2, block.height)
  let y = top + PAD
  for (const { parts, font, height, colour } of block.lines) {
    context.font = font
    context.fillStyle = colour
    for (const part of parts) {
      context.fillText(part, EDGE, y + height / 2)
      y += height
    }
  }
}

/** Long enough for a slow phone to save the file; then the browser releases it. */
const FORGET_MS = 10_000

/** On a slow network the picture does not wait longer: it is drawn in a font of the phone. */
const FONTS_MS = 2000

/** A canvas draws with the fonts that are loaded at that moment, and a page may still show fallback fonts. */
async function loadFonts(ticket: TicketView): Promise<void> {
  const lines = blocksOf(ticket, paletteColours()).flatMap((block) => block.lines)
  const loaded = lines.map(({ font, text }) => document.fonts.load(font, text))
  await Promise.race([Promise.allSettled(loaded), new Promise((resolve) => setTimeout(resolve, FONTS_MS))])
}

/** Drawn and saved by the browser: nothing is sent, and nothing stays in the page. The file name is neutral. */
export async function savePicture(ticket: TicketView): Promise<boolean> {
  await loadFonts(ticket)
  const canvas = draw(ticket)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) return false
  const url = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: url, download: 'visit.png' }).click()
  setTimeout(() => URL.revokeObjectURL(url), FORGET_MS)
  return true
}
