import type { ReminderKind } from '#clinic/messages/reminder.ts'
import { alertMessages } from './messages/alerts.ts'
import { appointmentMessages } from './messages/appointment.ts'
import { deskMessages } from './messages/desk.ts'
import { enquiryMessages } from './messages/enquiry.ts'
import { homeCollectionMessages } from './messages/home-collection.ts'
import { testMessages } from './messages/lab-test.ts'

/**
 * All messages of the clinic. Plain text; the paragraphs of an e-mail are joined by a blank line. No message names a
 * department, test or reason, and its links must not either: {manageLink} is the private link, {bookLink} a public page
 * with a neutral URL.
 */
export const patientMessages = {
  ...appointmentMessages,
  ...homeCollectionMessages,
  ...testMessages,
  ...enquiryMessages,
}
export const messages = { ...patientMessages, ...deskMessages, ...alertMessages }

export type PatientTemplate = keyof typeof patientMessages
export type DeskTemplate = keyof typeof deskMessages
/** Not about a single booking. */
export type AlertTemplate = keyof typeof alertMessages
export type Template = keyof typeof messages

export const isForDesk = (template: Template): template is DeskTemplate | AlertTemplate =>
  template in deskMessages || isAlert(template)

export const isAlert = (template: Template): template is AlertTemplate => template in alertMessages

/** The law sets a deadline for the answer: these have a rate limit of their own. */
export const urgentDeskTemplates = [
  'desk-complaint-new',
  'desk-privacy-request',
] as const satisfies DeskTemplate[]

/** Confirms a booking to the patient. */
export const isConfirmation = (template: Template) => template.endsWith('-confirmed')

const reminders: Partial<Record<Template, ReminderKind>> = {
  'appointment-reminder': 'day-before',
  'appointment-reminder-two-hours': 'two-hours',
  'home-collection-reminder': 'day-before',
  'home-collection-reminder-fasting': 'fasting',
}

export const reminderTemplates = Object.keys(reminders) as Template[]

/** Which rule decides when it is due; null for other messages. */
export const reminderKindOf = (template: Template): ReminderKind | null => reminders[template] ?? null
