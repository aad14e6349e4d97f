import { expect, test } from 'vitest'
import { collectionWindowsIn, windowValues } from './collection-windows.ts'

test('the terms name every hour of home collection', () => {
  expect(windowValues('en')).toEqual({
    morningWindows: '7–8, 8–9, 9–10, 10–11 and 11–12',
    afternoonWindows: '4–5 and 5–6',
  })
  expect(windowValues('hi')).toEqual({
    morningWindows: '7–8, 8–9, 9–10, 10–11 और 11–12 बजे',
    afternoonWindows: '4–5 और 5–6 बजे',
  })
})

test('a page shows the hours under the part of the day', () => {
  const [morning, late] = collectionWindowsIn('hi')
  expect(morning).toMatchObject({ name: 'सुबह' })
  expect(morning?.windows).toHaveLength(5)
  expect(late).toMatchObject({ name: 'शाम', windows: ['4–5 बजे', '5–6 बजे'] })
})

test('4 pm is the afternoon in English, as everywhere else', () => {
  expect(collectionWindowsIn('en').map(({ name }) => name)).toEqual(['Morning', 'Afternoon'])
})
