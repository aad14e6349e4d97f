import { Arch } from '../ui/arch.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { BookDialog } from './book-dialog.tsx'
import { announcementOf, LabTestResults } from './results.tsx'
import type { Results, SearchWords } from './results-data.ts'
import { SearchForm } from './search-form.tsx'
import { useBookDialog } from './use-book-dialog.ts'
import { useLabTestSearch } from './use-lab-test-search.ts'

type Intro = Pick<React.ComponentProps<typeof PageIntro>, 'breadcrumb' | 'title' | 'lead'>
type Props = {
  intro: Intro & { picture: React.ComponentProps<typeof Arch>['picture'] }
  words: SearchWords
  q: string
  page: number
  results: Results | 'failed'
}

/** The search and what it finds. Without script the form and the links open pages. */
export function LabTestSearch({ intro: { picture, ...intro }, words, q, page, results }: Props) {
  const search = useLabTestSearch(words.paths, { q, page, results, by: 'page' })
  const dialog = useBookDialog()
  const { shown } = search
  return (
    <>
      <PageIntro {...intro} aside={<Arch picture={picture} alt="" wide />}>
        <SearchForm
          words={words.search}
          action={words.paths.list}
          q={q}
          input={search.input}
          onInput={search.searchSoon}
          onSubmit={search.search}
        />
      </PageIntro>
      <p className="visually-hidden" role="status">
        {shown.by !== 'page' && announcementOf(words, shown)}
      </p>
      <LabTestResults words={words} shown={shown} onOpen={search.open} onBook={dialog.open} />
      {dialog.booking && (
        <BookDialog
          heading={dialog.booking.heading}
          form={dialog.booking.form}
          close={words.close}
          onClose={dialog.close}
        />
      )}
    </>
  )
}
