import { mayCall } from '#clinic/contact-preferences.ts'
import { reachOf } from '#clinic/desk/reach.ts'
import { initialsOf, shortName } from '#clinic/desk/short-name.ts'
import { verbsOf } from '#clinic/desk/verbs.ts'
import { isTheirs, type Reader } from '#clinic/desk/whose-patient.ts'
import type { WorkRow, WorkState } from '#clinic/desk/work-row.ts'
import { isWaitingForPatient, workStateOf } from '#clinic/desk/work-state.ts'
import { collectionWindows, windowStart } from '#clinic/home-collection.ts'
import { callBy, promiseOf } from '#clinic/messages/call-promise.ts'
import { isRoundAhead } from '#clinic/round.ts'
import type { Closure } from '#clinic/slots.ts'
import { clockFrom, dayOf, minutesOf } from '#clinic/time.ts'
import { doctorInitials } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import type { Language } from '#content/language.ts'
import type { Work } from './read-work.ts'

/** The reader, as far as it decides what is visible. */
export type Viewer = Reader & { id: string; language: Language }

/** What rows depend on besides the booking. */
export type Moment = { now: Date; closures: readonly Closure[] }

/** The one rule of who sees a booking. Nobody gets the row of another's patient. */
const maySee = (viewer: Viewer, { doctor, stopOf, startsAt }: Work, now: Date): boolean => {
  if (viewer.role === 'receptionist' || viewer.role === 'doctor') return isTheirs(viewer, doctor)
  return viewer.role === 'phlebotomist' && stopOf === viewer.id && isRoundAhead(startsAt, now)
}

/** The doctor, or the phlebotomist who comes to the home. */
const withWhom = ({ doctor, stopOfName }: Work, language: Language): string | null => {
  if (doctor !== null) return doctorInitials(doctor)[language]
  return stopOfName === null ? null : initialsOf(stopOfName).replaceAll('.', '')
}

const iso = (at: Date | null) => at?.toISOString() ?? null

function windowEnd({ kind, startsAt }: Work): Date | null {
  if (kind !== 'home-collection' || !startsAt) return null
  const window = collectionWindows.find(({ from }) => from === clockFrom(minutesOf(startsAt)))
  return window ? windowStart(dayOf(startsAt), window.to) : null
}

/** A call about no visit ahead is due within a fortnight, even during closures. */
const FORTNIGHT_MS = 14 * 86_400_000

/** Calls without a promise have the same deadline as promised ones: before their visit, in the patient's hours. */
function callDue({ startsAt, person: { contact } }: Work, createdAt: Date, { closures }: Moment): Date {
  const isAhead = startsAt !== null && startsAt > createdAt
  const before = isAhead ? startsAt : new Date(createdAt.getTime() + FORTNIGHT_MS)
  return callBy({ sessions: facts.sessions, closures }, { before, contact }, createdAt)
}

type Line = Pick<WorkRow, 'id' | 'kind' | 'at' | 'until' | 'isDeadline' | 'promisedBy' | 'state' | 'since'>

const ownLine = (work: Work): Line => {
  const { state, since } = workStateOf(work)
  return {
    id: work.id,
    kind: work.isComplaint ? 'complaint' : work.kind,
    at: iso(work.startsAt ?? work.answerBy),
    until: iso(windowEnd(work)),
    isDeadline: work.kind === 'enquiry',
    promisedBy: iso(promiseOf(work, work.person.contact, facts.sessions)?.by ?? null),
    state,
    since: iso(since),
  }
}

/** A patient who may not be called has no call: the message waits until they call or come. */
function callState({ person }: Work, { reason, doneAt }: Work['calls'][number]): WorkState {
  if (doneAt) return 'called'
  if (!mayCall(person.contact)) return 'waits-for-patient'
  return reason === 'undelivered' ? 'message-undelivered' : 'call-owed'
}

function callLine(work: Work, call: Work['calls'][number], moment: Moment): Line {
  const { id, createdAt, dueAt, doneAt } = call
  const state = callState(work, call)
  return {
    id: `${work.id}/${id}`,
    kind: 'call' as const,
    // After a failed try, or at the patient's wish, the call is due at that moment.
    at: dueAt ? iso(new Date(dueAt)) : iso(callDue(work, new Date(createdAt), moment)),
    until: null,
    isDeadline: !isWaitingForPatient({ state }),
    promisedBy: null,
    state,
    since: iso(doneAt ? new Date(doneAt) : null),
  }
}

/** The rows of a booking for this viewer: its own and one for each call, or none. */
export function rowsFor(viewer: Viewer, work: Work, moment: Moment): WorkRow[] {
  if (!maySee(viewer, work, moment.now)) return []
  const reach = reachOf(work.person, facts.sessions)
  const clinic = { role: viewer.role, now: moment.now, hasSeveralDoctors: facts.doctors.length > 1 }
  const calls = viewer.role === 'receptionist' ? work.calls : []
  const lines: Line[] = [ownLine(work), ...calls.map((call) => callLine(work, call, moment))]
  return lines.map((line) => ({
    ...line,
    bookingId: work.id,
    version: work.version,
    reference: work.reference,
    token: line.kind === 'call' ? null : work.token,
    name: shortName(work.person.name),
    with: line.kind === 'call' ? null : withWhom(work, viewer.language),
    reach,
    verbs: verbsOf({ ...line, reach }, clinic),
  }))
}
