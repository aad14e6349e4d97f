/** One request and its outcome. A client without a response retries with the same key. */
export type Try = { key: string; time: string; sentAt: number; endedAt: number; answer: Answer }

export type Answer =
  | { kind: 'booked'; status: 200 | 201; reference: string; time: string }
  /** Refused, with alternative times. */
  | { kind: 'taken'; alternatives: string[] }
  /** No response, or a 503: the booking may be stored or not. */
  | { kind: 'unknown' }
  | { kind: 'unexpected'; status: number }

/** The contents of the database at the end. All times are ISO in UTC. */
export type Stored = {
  bookings: { id: string; key: string; reference: string; time: string; live: boolean }[]
  messages: { id: string; bookingId: string; template: string; state: string }[]
  jobs: { messageId: string }[]
  audits: { bookingId: string; action: string }[]
}

type Booking = Stored['bookings'][number]

const CONFIRMED = 'appointment-confirmed'
const TEMPLATES = [CONFIRMED, 'desk-appointment-new']
/** After two attempts without an answer no third copy is sent: the clinic calls the patient. */
const TEMPLATES_IN_DOUBT = [...TEMPLATES, 'desk-message-undelivered']

/** Every response that the database contradicts. An empty list means that all were true. */
export const findViolations = (history: readonly Try[], stored: Stored): string[] => [
  ...answersThatDoNotHold(history, stored),
  ...refusalsThatDoNotHold(history, stored),
  ...rowsNobodyAskedFor(history, stored),
  ...timesHeldTwice(stored),
  ...messagesNotQueuedOnce(stored),
  ...orphans(stored),
]

function answersThatDoNotHold(history: readonly Try[], { bookings }: Stored): string[] {
  const rowsOf = Map.groupBy(bookings, (row) => row.key)
  const made = new Set<string>()
  return history.flatMap(({ key, time, answer }) => {
    if (answer.kind === 'unexpected') return [`${key} was answered with ${answer.status}`]
    if (answer.kind !== 'booked') return []
    const found: string[] = []
    if (answer.status === 201 && made.has(key)) found.push(`${key} was called new twice`)
    if (answer.status === 201) made.add(key)
    if (answer.time !== time) found.push(`${key} asked for ${time} and was told ${answer.time}`)
    const [row, ...others] = rowsOf.get(key) ?? []
    if (!row) found.push(`${key} was told booked and is lost`)
    if (others.length) found.push(`${key} was told booked and is stored ${others.length + 1} times`)
    if (row && row.reference !== answer.reference)
      found.push(`${key} was told reference ${answer.reference}, stored is ${row.reference}`)
    return found
  })
}

function refusalsThatDoNotHold(history: readonly Try[], { bookings }: Stored): string[] {
  const rowsOf = Map.groupBy(bookings, (row) => row.key)
  const holdersOf = Map.groupBy(bookings, (row) => row.time)
  const firstAsked = new Map<string, number>()
  for (const { key, sentAt } of history) firstAsked.set(key, Math.min(sentAt, firstAsked.get(key) ?? sentAt))
  return history.flatMap(({ key, time, endedAt, answer }) => {
    if (answer.kind !== 'taken') return []
    if (rowsOf.has(key)) return [`${key} was refused and is stored`]
    const holders = holdersOf.get(time) ?? []
    if (holders.length === 0) return [`${key} was refused ${time}, which nobody holds`]
    const inTime = holders.some((holder) => (firstAsked.get(holder.key) ?? -1) < endedAt)
    return inTime ? [] : [`${key} was refused ${time} before anybody had asked for it`]
  })
}

function rowsNobodyAskedFor(history: readonly Try[], { bookings }: Stored): string[] {
  const asked = new Map(history.map((request) => [request.key, request.time]))
  const keys = Map.groupBy(bookings, (row) => row.key)
  return [
    ...bookings.flatMap(({ key, time }) => {
      if (!asked.has(key)) return [`${key} is stored and nobody asked for it`]
      return asked.get(key) === time ? [] : [`${key} asked for ${asked.get(key)} and holds ${time}`]
    }),
    ...repeated(keys).map((key) => `${key} is stored more than once`),
    ...repeated(Map.groupBy(bookings, (row) => row.reference)).map(
      (reference) => `reference ${reference} was given twice`,
    ),
  ]
}

const timesHeldTwice = ({ bookings }: Stored): string[] => {
  const live = bookings.filter((row) => row.live)
  return repeated(Map.groupBy(live, (row) => row.time)).map((time) => `${time} is held twice`)
}

function messagesNotQueuedOnce(stored: Stored): string[] {
  const messagesOf = Map.groupBy(stored.messages, (message) => message.bookingId)
  const jobsOf = Map.groupBy(stored.jobs, (job) => job.messageId)
  const auditsOf = Map.groupBy(stored.audits, (audit) => audit.bookingId)
  const check = ({ id }: Booking): string[] => {
    const messages = messagesOf.get(id) ?? []
    const templates = messages.map((message) => message.template).sort()
    const isInDoubt = messages.some(({ template, state }) => template === CONFIRMED && state === 'uncertain')
    const expected = isInDoubt ? TEMPLATES_IN_DOUBT : TEMPLATES
    const actions = (auditsOf.get(id) ?? []).map((audit) => audit.action)
    return [
      ...(templates.join() === expected.join() ? [] : [`${id} has the messages [${templates}]`]),
      ...(actions.join() === 'booked' ? [] : [`${id} has the audit events [${actions}]`]),
    ]
  }
  return [
    ...stored.bookings.flatMap(check),
    ...stored.messages.flatMap(({ id }) => {
      const jobs = jobsOf.get(id)?.length ?? 0
      return jobs === 1 ? [] : [`message ${id} has ${jobs} jobs`]
    }),
  ]
}

function orphans({ bookings, messages, jobs, audits }: Stored): string[] {
  const bookingIds = new Set(bookings.map((row) => row.id))
  const messageIds = new Set(messages.map((message) => message.id))
  return [
    ...messages.filter((n) => !bookingIds.has(n.bookingId)).map((n) => `message ${n.id} is an orphan`),
    ...jobs
      .filter((job) => !messageIds.has(job.messageId))
      .map((job) => `job for ${job.messageId} is an orphan`),
    ...audits
      .filter((audit) => !bookingIds.has(audit.bookingId))
      .map((audit) => `audit event of ${audit.bookingId} is an orphan`),
  ]
}

const repeated = <T>(groups: Map<string, T[]>): string[] =>
  [...groups].filter(([, members]) => members.length > 1).map(([name]) => name)
