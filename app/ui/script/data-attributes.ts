/** Every script that a page may name; app/browser.ts has one for each. */
export type EnhancerName =
  | 'add-test'
  | 'carousel'
  | 'embed'
  | 'go-back'
  | 'header'
  | 'lightbox'
  | 'open-target'
  | 'quick-exit'
  | 'reveal'
  | 'scroll-flag'
  | 'site-search'

/**
 * Every `data-*` attribute that a component writes and a script reads. `true` marks an element that it looks for.
 */
type Attributes = {
  enhance: EnhancerName

  /** Carousel: how long a slide stays and moves, in milliseconds; by how many slides an arrow turns it. */
  stays: number
  moves: number
  track: true
  dot: true
  by: 1 | -1
  toggle: true
  play: string
  pause: string

  /** Embedded page: the button that loads it, its place, and its announcement. */
  src: string
  title: string
  hide: string
  failed: string
  load: true
  place: true

  /** The announcement of the carousel and of an embedded page. */
  announcement: true

  /** The frame: the parts that change with the results of a search in place. */
  strip: true
  dock: true

  /**
   * Reading aloud: the id of the text, its recording, the button for the speed; and, on the root, the languages
   * that this device can speak.
   */
  listen: string
  recording: string
  speed: true
  voices: string

  /** On the root: the chosen colours (server/http/theme.ts). */
  theme: string

  /** The form on the page of a test: its language, and the test as the tab stores it. */
  language: string
  test: string

  /** The lightbox: "{n} of {total}". */
  position: string

  /** A form: the URLs of the scripts that its hydration needs. */
  scripts: string

  /** The announcements after one and after two presses of Shift. */
  once: string
  twice: string
}

type Name = keyof Attributes

/** The states that scripts set for styles and tests. */
type State = 'ready' | 'playing' | 'opened' | 'scrolled'

/** For a component: `<div {...data({ enhance: 'embed', src })}>`. */
export const data = (attributes: Partial<Attributes>): Record<`data-${string}`, string | number | boolean> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`data-${name}`, value]))

/** For a script: the attributes that the component wrote. */
export const dataOf = (element: HTMLElement): { [Each in Name]?: string } => element.dataset

/** For a script: the selector of elements that the component marked. */
export const marked = (name: Name) => `[data-${name}]`
export const findAll = (root: HTMLElement, name: Name) => [
  ...root.querySelectorAll<HTMLElement>(marked(name)),
]
export const find = (root: HTMLElement, name: Name): HTMLElement => findAll(root, name)[0]!

export const setState = (element: HTMLElement, state: State, yes = true) =>
  element.toggleAttribute(`data-${state}`, yes)
