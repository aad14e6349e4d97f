import { referenceFrom } from '#clinic/reference.ts'
import type { Context } from '../platform/context.ts'

/** Read out on the phone by who saw an error: in the letters of a reference. */
export const requestIdFrom = (letter: 'R' | 'D', { random }: Pick<Context, 'random'>): string =>
  referenceFrom(letter, random(16)) ?? `${letter}-${random(4).toString('hex')}`
