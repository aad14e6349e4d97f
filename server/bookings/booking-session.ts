import type { Vault } from '../platform/vault.ts'

const LIFETIME_MS = 15 * 60_000

/** How the booking was opened. Others may read the message with the link, so the link does not open everything. */
const openedBy = ['code', 'link'] as const
export type OpenedBy = (typeof openedBy)[number]

export type BookingSession = { bookingId: string; openedBy: OpenedBy; issuedAt: Date }

/** The session travels from page to page in a form, never in a URL or a cookie: it ends when the page is closed. */
export const issueBookingSession = (vault: Vault, { bookingId, openedBy, issuedAt }: BookingSession) =>
  vault.sign(`session by ${openedBy}`, `${bookingId}.${issuedAt.getTime().toString(36)}`)

const TICKET_LIFETIME_MS = 60_000

/** Part of the URL at which an opened booking is shown: valid for a minute, and once (see guard.isFirstUse). */
export const issueTicket = (vault: Vault, { bookingId, openedBy, issuedAt }: BookingSession) =>
  vault.sign(`ticket by ${openedBy}`, `${bookingId}.${issuedAt.getTime().toString(36)}`)

export const readTicket = (vault: Vault, ticket: string, now: Date) =>
  readSigned(vault, 'ticket', ticket, TICKET_LIFETIME_MS, now)

export const readBookingSession = (vault: Vault, session: string, now: Date) =>
  readSigned(vault, 'session', session, LIFETIME_MS, now)

function readSigned(
  vault: Vault,
  kind: 'session' | 'ticket',
  signed: string,
  lifetimeMs: number,
  now: Date,
): BookingSession | null {
  for (const by of openedBy) {
    const [bookingId, issued] = vault.verify(`${kind} by ${by}`, signed)?.split('.') ?? []
    if (!bookingId || !issued) continue
    const issuedAt = new Date(Number.parseInt(issued, 36))
    return now.getTime() - issuedAt.getTime() > lifetimeMs ? null : { bookingId, openedBy: by, issuedAt }
  }
  return null
}

const LINK_PAGE = 'link page'

type LinkPage = { link: string; servedAt: Date }

/**
 * The page behind a private link, as its URL names it: the link itself is sealed in it, with the time. So the link is
 * not left in the history of a shared phone, and a page from before the patient finished opens nothing (isStillOpen).
 * Opening the link of the message again gives a new URL.
 */
export const sealLinkPage = (vault: Vault, { link, servedAt }: LinkPage) =>
  vault.sealText(LINK_PAGE, `${servedAt.getTime().toString(36)}.${link}`)

/** Null when it has expired or was not issued by us. */
export function openLinkPage(vault: Vault, sealed: string, now: Date): LinkPage | null {
  const [served = '', link = ''] = vault.openText(LINK_PAGE, sealed)?.split('.') ?? []
  const servedAt = new Date(Number.parseInt(served, 36))
  return now.getTime() - servedAt.getTime() <= LIFETIME_MS ? { link, servedAt } : null
}
