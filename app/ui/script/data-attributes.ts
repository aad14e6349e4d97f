/** Every script that a page may ask for by name; app/browser.ts has one for each. */
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

/** Every `data-*` attribute that a component writes and a script reads. `true` marks an element that it looks for. */
type Attributes = {
  enhance: EnhancerName

  /** Of the carousel: how long a slide stays and moves, in milliseconds; by how many slides an arrow turns it. */
  stays: number
  moves: number
  track: true
  dot: true
  by: 1 | -1
  toggle: true
  play: string
  pause: string

  /** Of an embedded page: the button that loads it, where it comes, and what is said. */
  src: string
  title: string
  hide: string
  failed: string
  load: true
  place: true

  /** What a screen reader is told: of the carousel and of an embedded page. */
  announcement: true

  /** Of the frame: what changes with what a search in place has found. */
  strip: true
  dock: true

  /**
   * Of what can be heard: the id of the text, its recording, the button that changes the speed; and, on the root, the
   * languages that this device can speak.
   */
  listen: string
  recording: string
  speed: true
  voices: string

  /** On the root: the colours that were chosen (server/http/theme.ts). */
  theme: string

  /** Of the form on the page of a test: its language, and the test as the tab keeps it. */
  language: string
  test: string

  /** "{n} of {total}", of the lightbox. */
  position: string

  /** What is announced after one and after two presses of Shift. */
  once: string
  twice: string
}

type Name = keyof Attributes

/** What scripts say to styles and to tests. */
type State = 'ready' | 'playing' | 'opened' | 'scrolled'

/** For a component: `<div {...data({ enhance: 'embed', src })}>`. */
export const data = (attributes: Partial<Attributes>): Record<`data-${string}`, string | number | boolean> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`data-${name}`, value]))

/** For a script: what the component wrote. */
export const dataOf = (element: HTMLElement): { [Each in Name]?: string } => element.dataset

/** For a script: the selector of what the component marked. */
export const marked = (name: Name) => `[data-${name}]`
export const findAll = (root: HTMLElement, name: Name) => [
  ...root.querySelectorAll<HTMLElement>(marked(name)),
]
export const find = (root: HTMLElement, name: Name): HTMLElement => findAll(root, name)[0]!

export const setState = (element: HTMLElement, state: State, yes = true) =>
  element.toggleAttribute(`data-${state}`, yes)
