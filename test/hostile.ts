import fc from 'fast-check'

/** Any JSON value, including objects that throw when converted to text. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom<unknown>({ toString: 1 }, [{ valueOf: 1, toString: 1 }], '\ud800', '\0', NaN, 1e21),
)

/** Each field with its valid value or with anything, so that the last checks are reached, too. */
export const hostile = (answers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, right]) => [
      name,
      fc.oneof({ weight: 3, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: anything }),
    ]),
  )
