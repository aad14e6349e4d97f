/** With every field required: otherwise an optional field under another name would fit. */
type Filled<T> = T extends object ? { [Key in keyof T]-?: Filled<Exclude<T[Key], undefined>> } : T

/** True where the schema takes all that is given, and has no field that is never given. */
export type IsSameInput<Given, Taken> = [Given, Filled<Given>, Filled<Taken>] extends [
  Taken,
  Filled<Taken>,
  Filled<Given>,
]
  ? true
  : false

/** The type of a value of which nothing may be missing: the compiler error names what is missing. */
export type Complete<T, _Left extends never> = T
