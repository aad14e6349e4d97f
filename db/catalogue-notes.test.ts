import { expect, test } from 'vitest'
import { catalogueNotes } from './catalogue-notes.ts'

test('catalogue notes for the lab or a doctor are listed with the names of the test', async () => {
  const notes = await catalogueNotes()
  expect(notes.length).toBeGreaterThan(50)
  expect(notes).toContainEqual({
    path: 'complete-haemogram (Complete haemogram, कम्प्लीट हीमोग्राम)',
    note: 'how it differs from CBC here: lab to confirm',
  })
})
