/** Why a command was refused: the body of a 4xx answer. */
export type RefusalBody = { refused: string; details?: unknown }
