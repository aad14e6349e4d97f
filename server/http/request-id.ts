import { referenceFrom } from '#clinic/reference.ts'
import type { Context } from '../platform/context.ts'

/** A visitor reads it out on the phone after an error: it has the letters of a reference. */
export const requestIdFrom = (letter: 'R' | 'D', { random }: Pick<Context, 'random'>): string =>
  referenceFrom(letter, random(16)) ?? `${letter}-${random(4).toString('hex')}`
