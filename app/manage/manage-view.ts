import type { Offered } from '../forms/contact-preference-words.ts'
import type { FormValues } from '../forms/form-values.ts'
import type { PickerDay } from '../forms/picker/day-time-picker.tsx'

/** What a form of /booking asks for. */
export type Intent =
  | 'find'
  | 'link'
  | 'code'
  | 'show'
  | 'times'
  | 'move'
  | 'ask-cancel'
  | 'cancel'
  | 'data'
  | 'contact'
  | 'save-contact'
  | 'stop-reminders'
  | 'ask-withdraw'
  | 'withdraw'
  | 'ask-erase'
  | 'erase'
  | 'complain'
  | 'send-complaint'
  | 'finish'

/** What a patient who came by the link sees after giving the code. */
export const codeNexts = ['data', 'ask-withdraw', 'ask-erase'] as const
export type CodeNext = (typeof codeNexts)[number]

export type Fact = { label: string; value: string }

/** Our answer to what was written, or, without a title, the promise of one. */
export type Reply = { title: string | null; text: string }

export type BookingSummary = {
  title: string
  reference: string
  facts: Fact[]
  /** Where it was us who cancelled. */
  sorry: string | null
  /** What to do before the visit, where there is something. */
  preparation: string | null
  canMove: boolean
  canCancel: boolean
  hasReminders: boolean
  /** Where a new one is booked once this one is over. */
  again: { href: string; label: string } | null
  /** For a message; a visit has none. */
  reply: Reply | null
  complaints: { title: string; message: string | null; reply: Reply | null }[]
}

/** Times to choose from, or, for a wish, any day and time. */
export type Times =
  | { kind: 'listed'; days: PickerDay[]; datesHint: string }
  | { kind: 'wished'; from: string; until: string }

/** Goes with every form of an opened booking. */
type Opened = { session: string }

/** What went wrong, where something did: it stands above the form, for all its fields together. */
type WithProblem = { problem: string | null }

/** Everything that /booking can show. Each is the response to a form; none has an address of its own. */
export type ManageView =
  | (WithProblem & { name: 'find'; reference: string; asksPhone: boolean })
  | (WithProblem & { name: 'link'; link: string; asksPin: boolean; asksPhone: boolean })
  | (Opened & WithProblem & { name: 'code'; next: CodeNext; asksPhone: boolean })
  | (Opened & WithProblem & { name: 'booking'; booking: BookingSummary; news: string | null })
  | (Opened &
      WithProblem & { name: 'move'; when: string; sequence: number; times: Times; values: FormValues })
  | (Opened & { name: 'cancel'; when: string; refund: { now: string; steps: string[]; how: string | null } })
  | (Opened & { name: 'data'; facts: Fact[]; notes: string[] })
  | (Opened & { name: 'contact'; values: FormValues; hasEmail: boolean; offered: Offered })
  | (Opened & { name: 'withdraw' })
  | (Opened & { name: 'erase' })
  | (Opened & WithProblem & { name: 'complain'; formToken: string; message: string })
  | { name: 'done'; title: string; text: string }

/** A form of /booking is answered with this where script asks. */
export type ManageResponse = { view: ManageView }

/** What /booking shows before anything was typed. */
export const emptyView = {
  name: 'find',
  reference: '',
  asksPhone: false,
  problem: null,
} as const satisfies ManageView
