import { LEAST_SHOWN } from '#clinic/desk/hide-small.ts'

// The server draws the plots as SVG: the browser runs no chart script. Colours and type come from the page's custom
// properties, because the desk's policy forbids inline styles.

const colours = {
  usual: 'var(--plot-1)',
  light: 'var(--plot-2)',
  warm: 'var(--plot-3)',
  failed: 'var(--plot-4)',
  /** Marks a hidden count: the page's style sheet hatches it. */
  hidden: 'var(--plot-hidden)',
}

/** From few to many, each with the colour of its label. */
const depths = [
  { fill: 'var(--plot-depth-1)', ink: 'var(--plot-on-light)' },
  { fill: 'var(--plot-depth-2)', ink: 'var(--plot-on-light)' },
  { fill: 'var(--plot-depth-3)', ink: 'var(--plot-on-light)' },
  { fill: 'var(--plot-depth-4)', ink: 'var(--plot-on-dark)' },
  { fill: 'var(--plot-depth-5)', ink: 'var(--plot-on-dark)' },
]

const rounded = (length: number) => Math.round(length * 100) / 100

const svg = (width: number, height: number, ...marks: readonly string[][]) =>
  // Read as one picture: the table has the same content in words.
  `<svg viewBox="0 0 ${width} ${height}" fill="currentColor" aria-hidden="true">${marks.flat().join('')}</svg>`

type Box = { x: number; y: number; width: number; height: number; fill: string; rx?: number }
const rect = ({ x, y, width, height, fill, rx = 3 }: Box) =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="${rx}" fill="${fill}"/>`

/** Text, vertically centred at y. */
const text = (x: number, y: number, anchor: 'start' | 'middle' | 'end', words: string, more = '') =>
  `<text x="${rounded(x)}" y="${rounded(y)}" dy="0.32em" text-anchor="${anchor}"${more}>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`
const strong = ' font-weight="600"'

/** A line across the plot at each value, with its label at the left. */
const grid = (left: number, right: number, lines: readonly { y: number; label: string }[]) =>
  lines.flatMap(({ y, label }) => [
    `<line x1="${left}" x2="${right}" y1="${rounded(y)}" y2="${rounded(y)}" stroke="var(--plot-line)"/>`,
    text(left - 9, y, 'end', label, ' font-variant="tabular-nums"'),
  ])

/** Places side by side on whole pixels, so that all bars are equally wide. */
function bands(start: number, end: number, count: number, padding: number) {
  const step = Math.floor((end - start) / (count + padding))
  const first = Math.round(start + (end - start - step * (count - padding)) / 2)
  return { size: Math.round(step * (1 - padding)), at: (place: number) => first + place * step }
}

/** About three round values up to the maximum. */
function roundValues(most: number): number[] {
  const rough = most / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const [, factor] = (
    [
      [7, 10],
      [3, 5],
      [1.4, 2],
      [0, 1],
    ] as const
  ).find(([from]) => rough / power >= from)!
  return Array.from({ length: Math.floor(most / (factor * power)) + 1 }, (_, place) => place * factor * power)
}

type Day = { label: string; tick: string; weekday: number; count: number | null }

/** For the PC, and for a phone, where the same bars are thinner and equally high. */
const sizes = { wide: { width: 780, height: 196 }, narrow: { width: 330, height: 170 } }

/** One bar for each day; Saturdays in a warm colour, Sundays in a light one. */
export function drawDays(days: readonly Day[], size: keyof typeof sizes): string {
  const { width, height } = sizes[size]
  const [left, right, top, bottom] = [30, width - 4, 20, height - 26]
  const most = 1.08 * Math.max(10, ...days.map(({ count }) => count ?? 0))
  const y = (count: number) => bottom - (count / most) * (bottom - top)
  const x = bands(left, right, days.length, 0.26)
  const fillOf = ({ weekday, count }: Day) => {
    if (count === null) return colours.hidden
    return weekday === 6 ? colours.warm : weekday === 0 ? colours.light : colours.usual
  }
  return svg(
    width,
    height,
    grid(
      left,
      right,
      roundValues(most).map((count) => ({ y: y(count), label: String(count) })),
    ),
    days.map((day, place) => {
      const edge = y(day.count ?? LEAST_SHOWN)
      return rect({ x: x.at(place), y: edge, width: x.size, height: bottom - edge, fill: fillOf(day) })
    }),
    days.flatMap(({ tick }, place) =>
      tick ? [text(x.at(place) + x.size / 2 - 6, bottom + 15, 'start', tick)] : [],
    ),
  )
}

type Part = { channel: string; outcome: 'read' | 'delivered' | 'failed'; count: number | null }

/** One bar for each channel, divided by outcome; a hidden part is as wide as ten. */
export function drawChannels(
  parts: readonly Part[],
  labels: readonly { channel: string; sent: string }[],
): string {
  const [width, height] = [370, 160]
  const fills = { read: colours.usual, delivered: colours.light, failed: colours.failed }
  const y = bands(18, height, labels.length, 0.62)
  const gap = 0.75
  return svg(
    width,
    height,
    ...labels.map(({ channel, sent }, place) => {
      const own = parts.filter((part) => part.channel === channel)
      const sum = own.reduce((all, { count }) => all + (count ?? LEAST_SHOWN), 0)
      let from = 0
      const bars = own.map(({ outcome, count }) => {
        const size = ((count ?? LEAST_SHOWN) / sum) * width
        const bar = { x: from + gap, y: y.at(place) + gap, width: size - 2 * gap, height: y.size - 2 * gap }
        from += size
        return rect({ ...bar, fill: count === null ? colours.hidden : fills[outcome] })
      })
      const above = y.at(place) + y.size / 2 - 18
      return [...bars, text(0, above, 'start', channel, strong), text(width, above, 'end', sent)]
    }),
  )
}

type Share = { label: string; share: number | null; text: string; isNear: boolean }

export function drawShares(shares: readonly Share[]): string {
  const [width, height, left] = [370, 172, 86]
  const most = Math.max(0.1, ...shares.map(({ share }) => share ?? 0))
  const y = bands(4, height - 4, shares.length, 0.3)
  return svg(
    width,
    height,
    shares.flatMap(({ label, share, text: words, isNear }, place) => {
      const size = ((share ?? most / 6) / most) * (width - 56 - left)
      const fill = share === null ? colours.hidden : isNear ? colours.usual : colours.light
      const middle = y.at(place) + y.size / 2
      return [
        text(left - 9, middle, 'end', label),
        rect({ x: left, y: y.at(place), width: size, height: y.size, fill }),
        text(left + size + 7, middle, 'start', words),
      ]
    }),
  )
}

type Week = { tick: string; share: number | null }

/** A line that is interrupted where a week is hidden. */
export function drawWeeks(weeks: readonly Week[]): string {
  const [width, height, left, top] = [370, 172, 38, 20]
  const bottom = height - 26
  const most = Math.max(0.1, ...weeks.map(({ share }) => share ?? 0))
  const x = (place: number) => rounded(left + (place / (weeks.length - 1)) * (width - left))
  const y = (share: number) => rounded(bottom - (share / (most * 1.05)) * (bottom - top))
  const points = weeks.map(({ share }, place) => (share === null ? null : { x: x(place), y: y(share) }))
  const path = points.map((point, place) => point && `${points[place - 1] ? 'L' : 'M'}${point.x} ${point.y}`)
  return svg(
    width,
    height,
    grid(
      left,
      width,
      [0, most / 2, most].map((share) => ({ y: y(share), label: `${Math.round(share * 100)} %` })),
    ),
    [
      `<path d="${path.join('')}" fill="none" stroke="${colours.usual}" stroke-width="2" stroke-linejoin="round"/>`,
    ],
    points.map((point) =>
      point ? `<circle cx="${point.x}" cy="${point.y}" r="4" fill="${colours.usual}"/>` : '',
    ),
    weeks.map(({ tick }, place) => (tick ? text(x(place), bottom + 15, 'middle', tick) : '')),
  )
}

type Hour = { weekday: string; hour: string; count: number | null }

/** Weekdays by hours: the fuller, the darker, in five steps; hidden cells are hatched. */
export function drawHours(cells: readonly Hour[]): string {
  const [width, height, left, top] = [370, 176, 42, 24]
  const hours = [...new Set(cells.map(({ hour }) => hour))]
  const weekdays = [...new Set(cells.map(({ weekday }) => weekday))]
  const x = bands(left, width, hours.length, 0.08)
  const y = bands(top, height, weekdays.length, 0.14)
  const most = Math.max(10, ...cells.map(({ count }) => count ?? 0))
  return svg(
    width,
    height,
    hours.map((hour, place) => text(x.at(place) + x.size / 2, top - 12, 'middle', hour)),
    weekdays.map((weekday, place) => text(left - 9, y.at(place) + y.size / 2, 'end', weekday)),
    cells.flatMap(({ weekday, hour, count }) => {
      const box = {
        x: x.at(hours.indexOf(hour)),
        y: y.at(weekdays.indexOf(weekday)),
        width: x.size,
        height: y.size,
      }
      if (count === null) return [rect({ ...box, fill: colours.hidden, rx: 4 })]
      const { fill, ink } = depths[Math.min(4, Math.floor((count / most) * 5))]!
      return [
        rect({ ...box, fill, rx: 4 }),
        text(box.x + x.size / 2, box.y + y.size / 2, 'middle', String(count), ` fill="${ink}"${strong}`),
      ]
    }),
  )
}
