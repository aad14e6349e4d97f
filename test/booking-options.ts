import { randomUUID } from 'node:crypto'
import type { Form } from '#clinic/booking.ts'
import { givenAt } from './given.ts'
import { testVault } from './vault.ts'

/** The options of an unsuspicious patient while places are not scarce. */
export const defaultOptions = (form: Form, key: string = randomUUID()) => ({
  ...givenAt(new Date()),
  request: { form, key },
  vault: testVault,
  admission: 'hold' as const,
  trust: 'normal' as const,
  ahead: { unproven: 1_000_000, all: 1_000_000 },
})
