import { z } from 'zod'
import type { StaffRole } from '#clinic/staff-roles.ts'
import { isDay } from '#clinic/time.ts'

// Input that several calls of the desk share, and the roles of most verbs.

export const reception: readonly StaffRole[] = ['receptionist']
export const receptionAndDoctors: readonly StaffRole[] = ['receptionist', 'doctor']

/** Every command has an idempotency key, made by the browser. */
export const keyed = { key: z.uuid() }
export const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
export const day = z.string().refine(isDay)
export const doctorName = z.string().max(60)
export const staffId = z.string().min(1).max(64)
export const rupees = z.int().min(0).max(1_000_000)
