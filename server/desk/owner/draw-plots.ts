import * as Plot from '@observablehq/plot'
import { Window } from 'happy-dom'
import { LEAST_SHOWN } from '#clinic/desk/hide-small.ts'

// Plots are drawn here and sent as SVG: the browser runs no chart script. Colours and type are those of the page, through
// its custom properties; what the policy of the desk forbids, a style of its own, is taken out.

const document = new Window().document as unknown as Document

const colours = {
  usual: 'var(--plot-1)',
  light: 'var(--plot-2)',
  warm: 'var(--plot-3)',
  failed: 'var(--plot-4)',
  line: 'var(--plot-line)',
}
/** From few to many. */
const depths = [
  'var(--plot-depth-1)',
  'var(--plot-depth-2)',
  'var(--plot-depth-3)',
  'var(--plot-depth-4)',
  'var(--plot-depth-5)',
]

type Options = Parameters<typeof Plot.plot>[0]

function svgOf(options: Options): string {
  const drawn = Plot.plot({ document, className: 'plot', ...options }) as unknown as Element
  for (const style of drawn.querySelectorAll('style')) style.remove()
  // Read as one picture: the table says the same in words.
  drawn.setAttribute('aria-hidden', 'true')
  for (const attribute of ['font-family', 'font-size', 'width', 'height']) drawn.removeAttribute(attribute)
  return drawn.outerHTML
}

/** Room for what is hidden: hatched by the page's style sheet. */
const hatched = { fill: 'var(--plot-hidden)' }

type Day = { label: string; tick: string; weekday: number; count: number | null }

/** On the PC, and for a phone, where the same bars are thinner and no lower. */
const sizes = { wide: { width: 780, height: 196 }, narrow: { width: 330, height: 170 } }

/** One bar for each day; Saturdays warm, Sundays light, as people speak of them. */
export function drawDays(days: readonly Day[], size: keyof typeof sizes): string {
  const shown = days.filter((day) => day.count !== null)
  const most = Math.max(10, ...shown.map((day) => day.count!))
  const colour = ({ weekday }: Day) =>
    weekday === 6 ? colours.warm : weekday === 0 ? colours.light : colours.usual
  return svgOf({
    ...sizes[size],
    marginLeft: 30,
    marginRight: 4,
    marginBottom: 26,
    x: { type: 'band', domain: days.map((day) => day.label), padding: 0.26, axis: null },
    y: { domain: [0, most * 1.08], ticks: 3, label: null, tickSize: 0 },
    marks: [
      Plot.gridY({ ticks: 3, stroke: colours.line, strokeOpacity: 1 }),
      Plot.barY(
        days.filter((day) => day.count === null),
        { x: 'label', y: () => 10, ...hatched, rx: 3 },
      ),
      Plot.barY(shown, { x: 'label', y: 'count', fill: colour, rx: 3 }),
      Plot.text(
        days.filter((day) => day.tick),
        { x: 'label', y: 0, text: 'tick', dy: 15, textAnchor: 'start', dx: -6 },
      ),
    ],
  })
}

type Part = { channel: string; outcome: 'read' | 'delivered' | 'failed'; count: number | null }

/** One bar for each channel, cut into what became of its messages; what is hidden is as wide as ten. */
export function drawChannels(
  parts: readonly Part[],
  labels: readonly { channel: string; sent: string }[],
): string {
  const fills = { read: colours.usual, delivered: colours.light, failed: colours.failed }
  const widthOf = ({ count }: Part) => count ?? LEAST_SHOWN
  const sumOf = (channel: string) =>
    parts.filter((part) => part.channel === channel).reduce((sum, part) => sum + widthOf(part), 0)
  const words = { y: 'channel', dy: -18 }
  return svgOf({
    width: 370,
    height: 160,
    marginLeft: 0,
    marginRight: 0,
    marginTop: 18,
    marginBottom: 0,
    x: { domain: [0, 1], axis: null },
    y: { type: 'band', domain: labels.map(({ channel }) => channel), padding: 0.62, axis: null },
    marks: [
      Plot.barX(parts, {
        y: 'channel',
        x: (part: Part) => widthOf(part) / sumOf(part.channel),
        fill: (part: Part) => (part.count === null ? hatched.fill : fills[part.outcome]),
        inset: 0.75,
        rx: 3,
      }),
      Plot.text(labels, { ...words, x: 0, text: 'channel', textAnchor: 'start', fontWeight: 600 }),
      Plot.text(labels, { ...words, x: 1, text: 'sent', textAnchor: 'end' }),
    ],
  })
}

type Share = { label: string; share: number | null; text: string; isNear: boolean }

export function drawShares(shares: readonly Share[]): string {
  const most = Math.max(0.1, ...shares.map(({ share }) => share ?? 0))
  return svgOf({
    width: 370,
    height: 172,
    marginLeft: 86,
    marginRight: 56,
    marginTop: 4,
    marginBottom: 4,
    x: { domain: [0, most], axis: null },
    y: { type: 'band', domain: shares.map(({ label }) => label), padding: 0.3, label: null, tickSize: 0 },
    marks: [
      Plot.barX(
        shares.filter(({ share }) => share === null),
        { y: 'label', x: () => most / 6, ...hatched, rx: 3 },
      ),
      Plot.barX(
        shares.filter(({ share }) => share !== null),
        {
          y: 'label',
          x: 'share',
          fill: ({ isNear }: Share) => (isNear ? colours.usual : colours.light),
          rx: 3,
        },
      ),
      Plot.text(shares, {
        y: 'label',
        x: ({ share }: Share) => share ?? most / 6,
        text: 'text',
        textAnchor: 'start',
        dx: 7,
      }),
    ],
  })
}

type Week = { week: Date; tick: string; share: number | null }

/** A line that stops where a week is hidden. */
export function drawWeeks(weeks: readonly Week[]): string {
  const most = Math.max(0.1, ...weeks.map(({ share }) => share ?? 0))
  return svgOf({
    width: 370,
    height: 172,
    marginLeft: 38,
    marginBottom: 26,
    x: { type: 'utc', domain: [weeks[0]!.week, weeks.at(-1)!.week], axis: null },
    y: {
      domain: [0, most * 1.05],
      ticks: [0, most / 2, most],
      tickFormat: (share: number) => `${Math.round(share * 100)} %`,
      label: null,
      tickSize: 0,
    },
    marks: [
      Plot.gridY([0, most / 2, most], { stroke: colours.line, strokeOpacity: 1 }),
      Plot.lineY(weeks, {
        x: 'week',
        y: (week: Week) => week.share ?? Number.NaN,
        stroke: colours.usual,
        strokeWidth: 2,
      }),
      Plot.dot(
        weeks.filter(({ share }) => share !== null),
        { x: 'week', y: 'share', fill: colours.usual, r: 4 },
      ),
      Plot.text(
        weeks.filter(({ tick }) => tick),
        { x: 'week', y: 0, text: 'tick', dy: 15 },
      ),
    ],
  })
}

type Hour = { weekday: string; hour: string; count: number | null }

/** Weekdays by hours: the fuller, the darker; what is hidden is hatched. */
export function drawHours(cells: readonly Hour[]): string {
  const most = Math.max(10, ...cells.map(({ count }) => count ?? 0))
  const depth = (count: number) => Math.min(4, Math.floor((count / most) * 5))
  const shown = cells.filter(({ count }) => count !== null)
  return svgOf({
    width: 370,
    height: 176,
    marginLeft: 42,
    marginTop: 24,
    marginRight: 0,
    marginBottom: 0,
    x: {
      type: 'band',
      domain: [...new Set(cells.map(({ hour }) => hour))],
      axis: 'top',
      label: null,
      tickSize: 0,
      padding: 0.08,
    },
    y: {
      type: 'band',
      domain: [...new Set(cells.map(({ weekday }) => weekday))],
      label: null,
      tickSize: 0,
      padding: 0.14,
    },
    marks: [
      Plot.cell(
        cells.filter(({ count }) => count === null),
        { x: 'hour', y: 'weekday', ...hatched, rx: 4 },
      ),
      Plot.cell(shown, {
        x: 'hour',
        y: 'weekday',
        fill: ({ count }: Hour) => depths[depth(count!)]!,
        rx: 4,
      }),
      Plot.text(shown, {
        x: 'hour',
        y: 'weekday',
        text: ({ count }: Hour) => String(count),
        fill: ({ count }: Hour) => (depth(count!) > 2 ? 'var(--plot-on-dark)' : 'var(--plot-on-light)'),
        fontWeight: 600,
      }),
    ],
  })
}
