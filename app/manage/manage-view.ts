import type { ContactPreferences } from '#clinic/contact-preferences.ts'

/** Goes with every form of an opened booking. */
type Opened = { session: string }

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

/** Times to choose from, or, for a wish, a day and a time of her own. */
export type Times =
  | { kind: 'listed'; days: { label: string; times: { value: string; label: string; spoken: string }[] }[] }
  | { kind: 'wished'; from: string; until: string }

/** Everything that /booking can show. Each is the answer to a form; none has an address of its own. */
export type ManageView =
  | { view: 'find'; reference: string; asksPhone: boolean; problem: string | null }
  | { view: 'link'; link: string; asksPin: boolean; asksPhone: boolean; problem: string | null }
  | (Opened & { view: 'code'; next: CodeNext; asksPhone: boolean; problem: string | null })
  | (Opened & { view: 'booking'; booking: BookingSummary; news: string | null; problem: string | null })
  | (Opened & { view: 'move'; when: string; sequence: number; times: Times; problem: string | null })
  | (Opened & { view: 'cancel'; when: string; refund: { now: string; steps: string[]; how: string | null } })
  | (Opened & { view: 'data'; facts: Fact[]; told: string[] })
  | (Opened & {
      view: 'contact'
      rules: ContactPreferences
      hasEmail: boolean
      offered: { sms: boolean; whatsapp: boolean }
    })
  | (Opened & { view: 'withdraw' | 'erase' })
  | (Opened & { view: 'complain'; formToken: string; message: string; problem: string | null })
  | { view: 'done'; title: string; text: string | null }

/** What whoever came by the link sees after the code. */
export const codeNexts = ['data', 'ask-withdraw', 'ask-erase'] as const
export type CodeNext = (typeof codeNexts)[number]

export const intents = [
  'find',
  'link',
  'code',
  'show',
  'times',
  'move',
  'ask-cancel',
  'cancel',
  'data',
  'contact',
  'save-contact',
  'stop-reminders',
  'ask-withdraw',
  'withdraw',
  'ask-erase',
  'erase',
  'complain',
  'send-complaint',
  'finish',
] as const
export type Intent = (typeof intents)[number]
