import type { WishesView } from '../confirmation/contact-wishes.tsx'
import type { TicketView } from '../confirmation/ticket.tsx'
import type { FormValues } from '../forms/form-values.ts'
import type { PickerDay } from '../forms/picker/picker-types.ts'
import type { NextFreeCard } from '../ui/next-free.tsx'
import type { RefundWords } from './booking/refund-words.ts'

/** What a form of /booking asks for. */
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

/** What a patient who came by the link sees after giving the code. */
export const codeNexts = ['show', 'contact', 'data', 'ask-withdraw', 'ask-erase'] as const
export type CodeNext = (typeof codeNexts)[number]

export type Fact = { label: string; value: string }

/** Our answer to what was written, or, without a title, the promise of one. */
export type Reply = { title: string | null; text: string }

export type BookingSummary = {
  title: string
  ticket: TicketView
  /** What was paid and what comes back, where something was. */
  facts: Fact[]
  /** Where it was us who cancelled. */
  sorry: string | null
  canMove: boolean
  canCancel: boolean
  /** False for who came by the link alone: the rest is shown with the code. */
  isWhole: boolean
  /** How the patient is reached, in few words; null for who came by the link alone. */
  reached: string | null
  hasReminders: boolean
  /** Whether the visit can be put into a calendar. */
  hasCalendar: boolean
  /** Where a new one is booked once this one is over. */
  again: { href: string; label: string } | null
  /** For a message; a visit has none. */
  reply: Reply | null
  complaints: { title: string; message: string | null; reply: Reply | null }[]
}

/** One look of the clinic into the booking, in words. */
export type ShownLook = { text: string; when: string; at: string }

/** Times to choose from; hours, like 11–12, are wide. */
export type Times = { days: PickerDay[]; isWide: boolean }

/** Whose times are listed, and the way to the others; null where there is one doctor. */
export type MoveDoctors = { isAny: boolean; shown: string; other: string }

/** Goes with every form of an opened booking. */
type Opened = { session: string }

/** What went wrong, and what to do about it. */
export type Problem = string | { title: string; text: string }

/** What went wrong, where something did: it stands above the form, for all its fields together. */
type WithProblem = { problem: Problem | null }

/** What is wrong with single fields. */
type WithErrors = { errors: Record<string, string> }

/** Everything that /booking can show. Each is the response to a form; none has an address of its own. */
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
        /** Newest first; null for who came by the link alone. */
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

/** A form of /booking is answered with this where script asks. */
export type ManageResponse = { view: ManageView }

/** What /booking shows before anything was typed. */
export const emptyView = {
  name: 'find',
  reference: '',
  asksPhone: false,
  problem: null,
  errors: {},
} as const satisfies ManageView

/** What it shows who comes by a private link. */
export const linkView = (link: string): ManageView => ({
  name: 'link',
  link,
  asksPin: false,
  asksPhone: false,
  problem: null,
})
