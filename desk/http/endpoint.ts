import type { z } from 'zod'
import type { AnswerOf, InputOf, None, RoleCalls, StreamCalls } from '../contract/calls.ts'
import type { Role, SignedIn } from '../contract/roles.ts'
import type { Desk } from './desk-services.ts'
import type { IsSameInput } from './same-shape.ts'
import type { Stream } from './streams.ts'

/** The services of an endpoint, with the sender and the request's id. */
export type DeskContext = Desk & { staff: SignedIn; requestId: string }

type RoleCall = keyof RoleCalls
type StreamCall = keyof StreamCalls

type Call<Key extends RoleCall | StreamCall> = {
  /** Method and path, as in the table of calls. */
  key: Key
  method: 'GET' | 'POST'
  path: string
  /** The roles that may call it; nobody else may. */
  roles: readonly Role[]
  /** The query of a GET, the JSON body of a POST. */
  input: z.ZodType
  /** Write-only: still allowed after the shift has ended. */
  isDelivery?: true
}

/** A call that is answered once. */
export type AnswerEndpoint<Key extends RoleCall = RoleCall> = Call<Key> & {
  run: (context: DeskContext, input: never) => Promise<unknown>
}
/** A call that stays open: server-sent events. */
export type StreamEndpoint<Key extends StreamCall = StreamCall> = Call<Key> & {
  follow: (context: DeskContext, input: never, stream: Stream) => void
}
export type Endpoint = AnswerEndpoint | StreamEndpoint

/** The schema itself; a type that nothing fits where it differs from the table of calls. */
type Taking<Input extends z.ZodType, Given> = Given extends Blob
  ? z.ZodType<unknown, Buffer>
  : IsSameInput<Given, z.input<Input>> extends true
    ? Input
    : { 'in the table of calls': Given }

type Definition<Input extends z.ZodType, Given> = Pick<Call<RoleCall>, 'roles' | 'isDelivery'> & {
  input: Input & Taking<Input, Given>
}

/** An endpoint whose answer is an empty object need not return one. */
export type Answering<Answer> = Answer extends None ? Promise<Answer> | Promise<void> : Promise<Answer>

const methodAndPath = (key: string): Pick<Call<RoleCall>, 'method' | 'path'> => ({
  method: key.startsWith('GET ') ? 'GET' : 'POST',
  path: key.slice(key.indexOf('/')),
})

/** An endpoint, checked against its line in the table of calls. */
export const endpoint = <Key extends RoleCall, Input extends z.ZodType>(
  key: Key,
  definition: Definition<Input, InputOf<Key>> & {
    run: (context: DeskContext, input: z.output<Input>) => Answering<AnswerOf<Key>>
  },
): AnswerEndpoint<Key> => ({ key, ...methodAndPath(key), ...definition })

/** The same for a stream. */
export const streamEndpoint = <Key extends StreamCall, Input extends z.ZodType>(
  key: Key,
  definition: Definition<Input, StreamCalls[Key]['input']> & {
    follow: (context: DeskContext, input: z.output<Input>, stream: Stream) => void
  },
): StreamEndpoint<Key> => ({ key, ...methodAndPath(key), ...definition })

/** Thrown by an endpoint that refuses a call: answered as 409, or with the given status. */
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
