/** A page of either driver. */
type Page = {
  evaluate<Result>(read: () => Result): Promise<Awaited<Result>>
  title(): Promise<string>
  url(): string
  content(): Promise<string>
}

/** What the machinery of a form puts into it: nothing that a patient has typed or chosen. */
const technical = new Set(
  'formToken journey once session intent step confirmation wishes website sequence next'.split(' '),
)

/** Every field that holds something, as name=value: typed, ticked, chosen or hidden. */
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

/** The text of the page without what it offers and nobody has chosen. */
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

/** Remembers all that a patient typed and chose on the way, and finds it again. */
export function takeNotes(page: Page) {
  const before = new Set<string>()
  const fields = new Set<string>()
  const typed = new Set<string>()
  const chosen = new Set<string>()
  return {
    /** What stands in the fields before anybody has touched them. */
    async opened() {
      for (const field of await fieldsOf(page)) before.add(field)
    },
    /** Whatever is in the fields now and was not before. */
    async filled() {
      for (const field of await fieldsOf(page)) if (!before.has(field)) fields.add(field)
    },
    /** What was typed must be nowhere, not even in what only scripts read. */
    typed(...words: string[]) {
      for (const word of words) typed.add(word)
    },
    /** What was chosen may be offered, but not named as chosen. */
    chosen(...words: string[]) {
      for (const word of words) chosen.add(word)
    },
    /** What of it stands in a text that the browser has saved; of fields what is too long to be there by chance. */
    foundIn: (text: string): string[] => [
      ...[...typed, ...chosen].filter((word) => text.includes(word)),
      ...[...fields].filter((field) => {
        const value = field.slice(field.indexOf('=') + 1)
        return value.length > 6 && text.includes(value)
      }),
    ],
    count: () => fields.size + typed.size + chosen.size,
    /** What of it the page shows, its address and its title. */
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
