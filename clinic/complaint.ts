import * as z from 'zod/mini'
import * as field from './fields.ts'

const COMPLAINT_MIN = 10

const complaintRequest = z.object({
  message: z.pipe(
    field.message,
    z.string().check(z.minLength(COMPLAINT_MIN, field.code('message-too-short'))),
  ),
})

export const parseComplaint = (answers: unknown) => field.parseAnswers(complaintRequest, answers)
