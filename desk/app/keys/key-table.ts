/**
 * Every verb and its key, by position (KeyboardEvent.code): a Hindi layout keeps the same keys. Two strokes with a
 * space between are pressed in sequence. `caps` is the label on the button.
 */
export const keyTable = {
  find: { strokes: ['Slash'], caps: ['/'] },
  next: { strokes: ['KeyJ', 'ArrowDown'], caps: ['J'] },
  previous: { strokes: ['KeyK', 'ArrowUp'], caps: ['K'] },
  earlier: { strokes: ['ArrowLeft'], caps: ['←'] },
  later: { strokes: ['ArrowRight'], caps: ['→'] },
  'page-before': { strokes: ['PageUp'], caps: ['PgUp'] },
  'page-after': { strokes: ['PageDown'], caps: ['PgDn'] },
  home: { strokes: ['Home'], caps: ['Home'] },
  open: { strokes: ['Enter'], caps: ['↵'] },
  close: { strokes: ['Escape'], caps: ['Esc'] },
  'hide-names': { strokes: ['Escape Escape'], caps: ['Esc', 'Esc'] },
  'show-number': { strokes: ['KeyV'], caps: ['V'] },
  'check-in': { strokes: ['KeyI'], caps: ['I'] },
  'call-in': { strokes: ['KeyN'], caps: ['N'] },
  seen: { strokes: ['KeyE'], caps: ['E'] },
  missed: { strokes: ['KeyW'], caps: ['W'] },
  left: { strokes: ['KeyQ'], caps: ['Q'] },
  move: { strokes: ['KeyM'], caps: ['M'] },
  'hand-over': { strokes: ['KeyD'], caps: ['D'] },
  book: { strokes: ['KeyB'], caps: ['B'] },
  'book-above': { strokes: ['Shift+Digit1'], caps: ['!'] },
  call: { strokes: ['KeyC'], caps: ['C'] },
  answer: { strokes: ['KeyA'], caps: ['A'] },
  send: { strokes: ['Ctrl+Enter'], caps: ['Ctrl', '↵'] },
  'agree-time': { strokes: ['KeyT'], caps: ['T'] },
  confirm: { strokes: ['KeyF'], caps: ['F'] },
  cancel: { strokes: ['KeyX'], caps: ['X'] },
  'doctor-late': { strokes: ['KeyL'], caps: ['L'] },
  'tell-nobody': { strokes: ['KeyS'], caps: ['S'] },
  'close-day': { strokes: ['KeyZ'], caps: ['Z'] },
  'whole-day': { strokes: ['KeyD'], caps: ['D'] },
  'half-day': { strokes: ['KeyH'], caps: ['H'] },
  'several-days': { strokes: ['KeyS'], caps: ['S'] },
  'let-in': { strokes: ['Period'], caps: ['.'] },
  finished: { strokes: ['KeyH'], caps: ['H'] },
  undo: { strokes: ['KeyU'], caps: ['U'] },
  redo: { strokes: ['Shift+KeyU'], caps: ['Shift', 'U'] },
  again: { strokes: ['KeyR'], caps: ['R'] },
  'digit-0': { strokes: ['Digit0', 'Numpad0'], caps: ['0'] },
  'digit-1': { strokes: ['Digit1', 'Numpad1'], caps: ['1'] },
  'digit-2': { strokes: ['Digit2', 'Numpad2'], caps: ['2'] },
  'digit-3': { strokes: ['Digit3', 'Numpad3'], caps: ['3'] },
  'digit-4': { strokes: ['Digit4', 'Numpad4'], caps: ['4'] },
  'digit-5': { strokes: ['Digit5', 'Numpad5'], caps: ['5'] },
  'digit-6': { strokes: ['Digit6', 'Numpad6'], caps: ['6'] },
  'digit-7': { strokes: ['Digit7', 'Numpad7'], caps: ['7'] },
  'digit-8': { strokes: ['Digit8', 'Numpad8'], caps: ['8'] },
  'go-today': { strokes: ['KeyG KeyT'], caps: ['G', 'T'] },
  'go-calendar': { strokes: ['KeyG KeyC'], caps: ['G', 'C'] },
  'go-answers': { strokes: ['KeyG KeyA'], caps: ['G', 'A'] },
  'go-rounds': { strokes: ['KeyG KeyR'], caps: ['G', 'R'] },
  landmark: { strokes: ['KeyO'], caps: ['O'] },
  print: { strokes: ['KeyP'], caps: ['P'] },
  keys: { strokes: ['Shift+Slash'], caps: ['?'] },
  'walked-in': { strokes: ['Alt+KeyW'], caps: ['Alt', 'W'] },
  'someone-new': { strokes: ['Alt+KeyN'], caps: ['Alt', 'N'] },
  language: { strokes: ['Alt+KeyL'], caps: ['Alt', 'L'] },
  'by-sms': { strokes: ['Alt+KeyS'], caps: ['Alt', 'S'] },
  'by-whatsapp': { strokes: ['Alt+KeyA'], caps: ['Alt', 'A'] },
  'by-nothing': { strokes: ['Alt+KeyX'], caps: ['Alt', 'X'] },
  correct: { strokes: ['Alt+KeyC'], caps: ['Alt', 'C'] },
} as const satisfies Record<string, { strokes: readonly string[]; caps: readonly string[] }>

export type KeyName = keyof typeof keyTable

/** The key caps on the button of a verb. */
export const capsOf = (name: KeyName): readonly string[] => keyTable[name].caps

/** The pressed key with its modifiers: Alt+KeyN, Shift+Slash. */
export function strokeOf(
  event: Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): string {
  const { code, altKey, ctrlKey, metaKey, shiftKey } = event
  const held = [ctrlKey && 'Ctrl', metaKey && 'Meta', altKey && 'Alt', shiftKey && 'Shift'].filter(Boolean)
  return [...held, code.replace('NumpadEnter', 'Enter')].join('+')
}
