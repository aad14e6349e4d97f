import { expect, test } from 'vitest'
import { parseReportTime, readReportTime } from './report-time.ts'

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

test.each([
  ['Same Day', 'same day'],
  ['NEXT-DAY', 'next day'],
  ['1 Day', 'next day'],
  ['24 Hrs', '24 hours'],
  ['2days', '2 days'],
  ['3 to 4 days', '3-4 days'],
  ['48–72 hours', '48-72 hours'],
  ['Within 3 days', 'up to 3 days'],
  ['upto 6 weeks', 'up to 6 weeks'],
  ['48 hours, final 5 days', '48 hours, final 5 days'],
])('a clinic writes "%s", the catalogue "%s"', (written, time) => {
  expect(readReportTime(written)).toBe(time)
})

test.each(['', 'by evening', '6 PM', 'daily', '4-3 days', '200 hours'])('"%s" is left unread', (written) => {
  expect(readReportTime(written)).toBeNull()
})
