import type { z } from 'zod'
import type { Role, SignedIn } from '../contract/roles.ts'
import type { Desk } from './desk-services.ts'
import type { Stream } from './streams.ts'

/** What an endpoint works with. */
export type DeskContext = Desk & { staff: SignedIn; requestId: string }

type Call = {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  /** Who may call it; nobody else. */
  roles: readonly Role[]
  /** The query of a GET, the JSON body of a POST. */
  input: z.ZodType
  /** Brings in what came of a round and gives nothing out: it is taken after the shift as well. */
  isDelivery?: true
}

/** A call that is answered once. */
export type AnswerEndpoint = Call & { run: (context: DeskContext, input: never) => Promise<unknown> }
/** A call that stays open: server-sent events. */
export type StreamEndpoint = Call & {
  method: 'GET'
  follow: (context: DeskContext, input: never, stream: Stream) => void
}
export type Endpoint = AnswerEndpoint | StreamEndpoint

/** An endpoint whose `run` is checked against its input. */
export const endpoint = <Input extends z.ZodType>(
  definition: Omit<Call, 'input'> & {
    input: Input
    run: (context: DeskContext, input: z.output<Input>) => Promise<unknown>
  },
): Endpoint => definition as AnswerEndpoint

/** The same for a stream. */
export const streamEndpoint = <Input extends z.ZodType>(
  definition: Omit<Call, 'input' | 'method'> & {
    input: Input
    follow: (context: DeskContext, input: z.output<Input>, stream: Stream) => void
  },
): Endpoint => ({ ...definition, method: 'GET' }) as StreamEndpoint

/** Thrown by an endpoint that does not do what was asked: answered as 409, or with the given status. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly reason: string
  readonly status: number
  readonly details: unknown
  constructor(reason: string, { status = 409, details }: { status?: number; details?: unknown } = {}) {
    super(reason)
    this.reason = reason
    this.status = status
    this.details = details
  }
}
