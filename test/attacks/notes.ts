/** A page of either driver. */
type Page = {
  evaluate<Result>(read: () => Result): Promise<Awaited<Result>>
  title(): Promise<string>
  url(): string
  content(): Promise<string>
}

/** The form's own hidden fields: nothing that a patient has typed or chosen. */
const technical = new Set(
  'formToken journey once session intent step confirmation wishes website sequence next'.split(' '),
)

/** Every field with a value, as name=value: typed, ticked, chosen or hidden. */
async function fieldsOf(page: Page): Promise<string[]> {
  const fields = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLInputElement>('input, textarea, select'), (field) => {
      const isChoice = field.type === 'radio' || field.type === 'checkbox'
      return [field.name, isChoice && !field.checked ? '' : field.value] as const
    }),
  )
  return fields
    .filter(([name, value]) => value !== '' && !technical.has(name))
    .map(([name, value]) => `${name}=${value}`)
}

/** The text of the page without options that nobody has chosen. */
const textOf = (page: Page) =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    const offers = ':is(li, label):has(input:is([type=radio], [type=checkbox]):not(:checked)), script'
    for (const offer of body.querySelectorAll(offers)) offer.remove()
    const values = Array.from(body.querySelectorAll('*'), (element) =>
      Array.from(element.attributes, ({ value }) => value).join(' '),
    )
    return `${body.textContent} ${values.join(' ')}`
  })

/** Records everything that a patient types and chooses, and finds it again. */
export function takeNotes(page: Page) {
  const before = new Set<string>()
  const fields = new Set<string>()
  const typed = new Set<string>()
  const chosen = new Set<string>()
  return {
    /** The values of the fields before the first input. */
    async opened() {
      for (const field of await fieldsOf(page)) before.add(field)
    },
    /** The fields whose value is new. */
    async filled() {
      for (const field of await fieldsOf(page)) if (!before.has(field)) fields.add(field)
    },
    /** A typed text must be nowhere, not even in data for scripts. */
    typed(...words: string[]) {
      for (const word of words) typed.add(word)
    },
    /** A chosen option may be offered, but not marked as chosen. */
    chosen(...words: string[]) {
      for (const word of words) chosen.add(word)
    },
    /**
     * The recorded values in a text that the browser has saved; of fields only those too long to occur by chance.
     */
    foundIn: (text: string): string[] => [
      ...[...typed, ...chosen].filter((word) => text.includes(word)),
      ...[...fields].filter((field) => {
        const value = field.slice(field.indexOf('=') + 1)
        return value.length > 6 && text.includes(value)
      }),
    ],
    count: () => fields.size + typed.size + chosen.size,
    /** The recorded values in the page, its URL and its title. */
    async found(): Promise<string[]> {
      const text = `${await textOf(page)} ${await page.title()} ${decodeURIComponent(page.url())}`
      const source = await page.content()
      const inFields = (await fieldsOf(page)).filter((field) => fields.has(field))
      return [
        ...inFields,
        ...[...chosen].filter((word) => text.includes(word)),
        ...[...typed].filter((word) => text.includes(word) || source.includes(word)),
      ]
    },
  }
}

export type Notes = ReturnType<typeof takeNotes>
