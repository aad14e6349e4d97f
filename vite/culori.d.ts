declare module 'culori' {
  type Oklch = { mode: 'oklch'; l: number; c: number; h?: number }
  export function converter(mode: 'oklch'): (colour: string) => Oklch
  export function clampChroma(colour: Oklch, mode: 'oklch', gamut: 'rgb'): Oklch
  export function formatHex(colour: Oklch): string
}
