import { expect, test } from 'vitest'
import type { Session } from '#clinic/slots.ts'
import { smallClinic } from '#test/small-clinic.ts'
import { weekValues } from '../clinic/week-values.ts'
import { closedDays, daysIn, openDays, openingHours } from './opening-hours.ts'

const twice: Session[] = [
  { id: 'morning', opens: '09:00', closes: '13:00' },
  { id: 'evening', opens: '17:00', closes: '20:00' },
]
const weekdays = [1, 2, 3, 4, 5]
const differing: Session[] = [
  { id: 'morning', opens: '09:00', closes: '13:00', weekdays: [...weekdays, 6] },
  { id: 'afternoon', opens: '14:00', closes: '16:00', weekdays: [2, 4] },
  { id: 'evening', opens: '17:00', closes: '20:00', weekdays },
]

test.each([
  [[0, 1, 2, 3, 4, 5, 6], 'Monday to Sunday', 'सोमवार से रविवार'],
  [[1, 2, 3, 4, 5, 6], 'Monday to Saturday', 'सोमवार से शनिवार'],
  [[1, 3, 5], 'Monday, Wednesday and Friday', 'सोमवार, बुधवार और शुक्रवार'],
  [[1, 2], 'Monday and Tuesday', 'सोमवार और मंगलवार'],
  [[0, 2, 3, 4], 'Tuesday to Thursday and Sunday', 'मंगलवार से गुरुवार और रविवार'],
  [[3], 'Wednesday', 'बुधवार'],
])('the days %j read as people say them', (days, english, hindi) => {
  expect(daysIn('en', days, 'long')).toBe(english)
  expect(daysIn('hi', days, 'long')).toBe(hindi)
})

test('a clinic that is open every day says so, and names no closed day', () => {
  expect(openDays('en', twice)).toBe('Monday to Sunday')
  expect(closedDays('en', twice)).toBeNull()
  expect(weekValues('en', twice)).toMatchObject({
    openHours: '9:00 am – 1:00 pm and 5:00 pm – 8:00 pm',
    openOn: 'every day',
    openAssurance: 'Open all 7 days',
    partsOfDay: 'morning and evening',
  })
  expect(weekValues('hi', twice)).toMatchObject({ openOn: 'रोज़', partsOfDay: 'सुबह और शाम' })
})

test('one session a day is not called a morning, and closed days are named', () => {
  const { sessions } = smallClinic
  expect(openingHours('en', sessions)).toEqual([{ id: 'morning', name: 'Open', range: '9:00 am – 5:00 pm' }])
  expect(closedDays('en', sessions)).toBe('Closed on Sundays')
  expect(closedDays('hi', sessions)).toBe('रविवार को बंद')
  expect(weekValues('en', sessions)).toMatchObject({
    openHours: '9:00 am – 5:00 pm',
    openOn: 'Monday to Saturday',
    openAssurance: 'Open Mon–Sat',
    dayCount: '6',
    partsOfDay: '9:00 am – 5:00 pm',
  })
  expect(weekValues('hi', sessions).openAssurance).toBe('सोम–शनि खुला')
})

test('sessions on different days say on which', () => {
  expect(openingHours('en', differing).map(({ name, range }) => `${name}: ${range}`)).toEqual([
    'Morning: 9:00 am – 1:00 pm (Mon–Sat)',
    'Afternoon: 2:00 pm – 4:00 pm (Tue and Thu)',
    'Evening: 5:00 pm – 8:00 pm (Mon–Fri)',
  ])
  expect(openingHours('hi', differing)[2]?.range).toBe('शाम 5:00 – रात 8:00 बजे तक (सोम–शुक्र)')
  expect(weekValues('en', differing).openHours).toBe(
    '9:00 am – 1:00 pm (Mon–Sat), 2:00 pm – 4:00 pm (Tue and Thu) and 5:00 pm – 8:00 pm (Mon–Fri)',
  )
})
