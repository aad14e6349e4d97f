import type { WishesView } from '../confirmation/contact-wishes.tsx'
import type { TicketView } from '../confirmation/ticket.tsx'
import type { FormValues } from '../forms/form-values.ts'
import type { PickerDay } from '../forms/picker/picker-types.ts'
import type { NextFreeCard } from '../ui/next-free.tsx'
import type { RefundWords } from './booking/refund-words.ts'

/** The intents of the forms of /booking. */
export type Intent =
  | 'find'
  | 'link'
  | 'code'
  | 'show'
  | 'all'
  | 'times'
  | 'move'
  | 'ask-cancel'
  | 'cancel'
  | 'calendar'
  | 'data'
  | 'copy'
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

/** The step that follows the code, for a patient who came by the link. */
export const codeNexts = ['show', 'contact', 'data', 'ask-withdraw', 'ask-erase'] as const
export type CodeNext = (typeof codeNexts)[number]

export type Fact = { label: string; value: string }

/** Our answer to an enquiry or, without a title, the promise of one. */
export type Reply = { title: string | null; text: string }

export type BookingSummary = {
  title: string
  ticket: TicketView
  /** The payment and the refund, where there is one. */
  facts: Fact[]
  /** The apology, where the clinic has cancelled. */
  sorry: string | null
  canMove: boolean
  canCancel: boolean
  /** False for a patient who opened only the link: the rest is shown after the code. */
  isWhole: boolean
  /** How the patient may be reached, in few words; null for a patient who opened only the link. */
  reached: string | null
  hasReminders: boolean
  /** Whether the visit can be put into a calendar. */
  hasCalendar: boolean
  /** Where to book again once this booking is over. */
  again: { href: string; label: string } | null
  /** For an enquiry; a visit has none. */
  reply: Reply | null
  complaints: { title: string; message: string | null; reply: Reply | null }[]
}

/** One look of the clinic into the booking, in words. */
export type ShownLook = { text: string; when: string; at: string }

/** Times to choose from; hours, like 11–12, are wide. */
export type Times = { days: PickerDay[]; isWide: boolean }

/** The listed doctors, and the link to the others; null where there is one doctor. */
export type MoveDoctors = { isAny: boolean; shown: string; other: string }

/** Part of every form of an opened booking. */
type Opened = { session: string }

/** What went wrong, and what to do about it. */
export type Problem = string | { title: string; text: string }

/** The error above the form, for all its fields together. */
type WithProblem = { problem: Problem | null }

/** The errors of single fields. */
type WithErrors = { errors: Record<string, string> }

/** Everything that /booking can show. Each is the response to a form; none has a URL of its own. */
export type ManageView =
  | (WithProblem & WithErrors & { name: 'find'; reference: string; asksPhone: boolean })
  | (WithProblem & {
      name: 'link'
      /** Sealed: see openLinkPage. */
      link: string
      asksPin: boolean
      asksPhone: boolean
    })
  | (Opened & WithProblem & WithErrors & { name: 'code'; next: CodeNext; asksPhone: boolean })
  | (Opened &
      WithProblem & {
        name: 'booking'
        booking: BookingSummary
        /** Newest first; null for a patient who opened only the link. */
        looks: ShownLook[] | null
        news: string | null
        note: string | null
      })
  | (Opened &
      WithProblem & {
        name: 'move'
        when: string
        sequence: number
        times: Times
        doctors: MoveDoctors | null
        values: FormValues
      })
  | (Opened & {
      name: 'cancel'
      when: string
      reference: string
      refund: RefundWords
      canMove: boolean
    })
  | (Opened & {
      name: 'cancelled'
      title: string
      text: string
      next: NextFreeCard | null
      again: { href: string; label: string }
    })
  | (Opened & { name: 'data'; facts: Fact[]; notes: string[] })
  | (Opened & WithProblem & { name: 'contact'; wishes: WishesView })
  | (Opened & { name: 'withdraw' })
  | (Opened & { name: 'erase' })
  | (Opened & WithProblem & { name: 'complain'; formToken: string; message: string })
  | { name: 'done'; title: string; text: string; isErased: boolean }

/** The response to a form of /booking where script asks. */
export type ManageResponse = { view: ManageView }

/** What /booking shows at first. */
export const emptyView = {
  name: 'find',
  reference: '',
  asksPhone: false,
  problem: null,
  errors: {},
} as const satisfies ManageView

/** What it shows to a patient who comes by a private link. */
export const linkView = (link: string): ManageView => ({
  name: 'link',
  link,
  asksPin: false,
  asksPhone: false,
  problem: null,
})
