// A row is made by the rules (clinic/desk/), sent by the server and shown by the browser: its type is defined by
// the rules.
export type { Reach, Verb, WorkKind, WorkRow, WorkState } from '#clinic/desk/work-row.ts'
export { verbs } from '#clinic/desk/work-row.ts'
