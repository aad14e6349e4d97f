/** Why a command was not carried out: the body of a 4xx answer. */
export type RefusalBody = { refused: string; details?: unknown }
