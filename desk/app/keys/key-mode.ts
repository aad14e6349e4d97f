/** Single keys: on, behind Alt, or off (WCAG 2.1.4). A setting of this device, stored in its browser. */
export const keyModes = ['on', 'alt', 'off'] as const
type KeyMode = (typeof keyModes)[number]

const STORED = 'desk-keys'

export const keyMode = (): KeyMode => keyModes.find((mode) => mode === localStorage.getItem(STORED)) ?? 'on'
export const setKeyMode = (mode: KeyMode) => localStorage.setItem(STORED, mode)
