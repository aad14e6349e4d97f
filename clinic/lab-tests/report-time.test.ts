import { expect, test } from 'vitest'
import { parseReportTime } from './report-time.ts'

test('parses every way in which the catalogue writes a report time', () => {
  expect(parseReportTime('same day')).toEqual({ code: 'same-day' })
  expect(parseReportTime('next day')).toEqual({ code: 'next-day' })
  expect(parseReportTime('2 days')).toEqual({ code: 'exact', unit: 'days', from: 2 })
  expect(parseReportTime('48-72 hours')).toEqual({ code: 'range', unit: 'hours', from: 48, to: 72 })
  expect(parseReportTime('up to 6 weeks')).toEqual({ code: 'up-to', unit: 'weeks', to: 6 })
  expect(parseReportTime('48 hours, final 5 days')).toEqual({
    code: 'first-and-final',
    firstHours: 48,
    finalDays: 5,
  })
})

test('refuses text that it would have to guess', () => {
  for (const text of [
    '',
    'soon',
    'Same day',
    '0 days',
    '5-3 days',
    '3 fortnights',
    'up to 2-3 days',
    '100 days',
  ])
    expect(parseReportTime(text), text).toBeNull()
})
