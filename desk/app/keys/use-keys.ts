import { useLayoutEffect, useRef } from 'react'
import { keyMode } from './key-mode.ts'
import { type KeyName, keyTable, strokeOf } from './key-table.ts'

type Bindings = Partial<Record<KeyName, () => void>>
type Layer = { bindings: { current: Bindings }; isModal: boolean }

/** The newest layer comes first: a panel over a list, a dialog over both. A modal layer hides those below it. */
const layers: Layer[] = []
let previous = { stroke: '', at: 0 }
const SEQUENCE = 800
let areHeld = false

/** While held, no key does anything. */
export const holdKeys = (held: boolean) => {
  areHeld = held
}

const repeatable = new Set<string>(['next', 'previous', 'earlier', 'later'] satisfies KeyName[])

/**
 * Binds verbs to their keys while the component is mounted. The binding is there before the paint: a visible row
 * can be acted on, and the next key already applies to the new state.
 */
export function useKeys(bindings: Bindings, { isModal = false, isActive = true } = {}) {
  const latest = useRef(bindings)
  useLayoutEffect(() => {
    latest.current = bindings
  })
  useLayoutEffect(() => {
    if (!isActive) return
    const layer: Layer = { bindings: latest, isModal }
    layers.push(layer)
    if (layers.length === 1) addEventListener('keydown', onKeyDown)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) removeEventListener('keydown', onKeyDown)
    }
  }, [isModal, isActive])
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))

function onKeyDown(event: KeyboardEvent) {
  if (areHeld || event.isComposing || ['Shift', 'Alt', 'Control', 'Meta'].includes(event.key)) return
  const pressed = strokeOf(event)
  if (event.defaultPrevented) {
    // The search closes on Esc by itself: the second Esc still hides names.
    if (pressed === 'Escape') previous = { stroke: pressed, at: event.timeStamp }
    return
  }
  const stroke = asPressedAlone(pressed, event.target)
  if (stroke === null) return
  const sequence = event.timeStamp - previous.at < SEQUENCE ? `${previous.stroke} ${stroke}` : null
  previous = { stroke, at: event.timeStamp }
  const run = (sequence && find(sequence, event.repeat)) || find(stroke, event.repeat)
  if (!run) return
  // Three Esc are not the sequence Esc Esc twice.
  if (sequence && find(sequence, event.repeat)) previous = { stroke: '', at: 0 }
  event.preventDefault()
  run()
}

/** The stroke as the table writes it; null where the key belongs to the focused element, or where keys are off. */
function asPressedAlone(stroke: string, target: EventTarget | null): string | null {
  if (isField(target)) {
    if (stroke === 'Escape' && target instanceof HTMLElement) target.blur()
    return /^(Escape$|Alt\+|Ctrl\+)/.test(stroke) ? stroke : null
  }
  // Enter presses the focused button or follows the focused link. A chosen option has nothing more to do: there
  // Enter presses the main button of the page.
  if (
    stroke === 'Enter' &&
    target instanceof HTMLElement &&
    target.matches('button:not([role=radio]), a, summary, [role=option]')
  )
    return null
  const mode = keyMode()
  const isPlain = /^(Shift\+)?(Key|Slash|Period|Digit|Numpad)/.test(stroke)
  if (mode === 'on' || (!isPlain && !stroke.startsWith('Alt+'))) return stroke
  if (isPlain) return null
  return mode === 'alt' && !findsAsItIs(stroke) ? stroke.replace('Alt+', '') : stroke
}

const findsAsItIs = (stroke: string) => find(stroke, false) !== undefined

function find(stroke: string, isRepeat: boolean): (() => void) | undefined {
  for (const layer of layers.toReversed()) {
    for (const [name, run] of Object.entries(layer.bindings.current))
      if (
        run &&
        (keyTable[name as KeyName].strokes as readonly string[]).includes(stroke) &&
        (!isRepeat || repeatable.has(name))
      )
        return run
    if (layer.isModal) return undefined
  }
  return undefined
}
