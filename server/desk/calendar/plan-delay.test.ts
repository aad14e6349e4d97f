import { expect, test } from 'vitest'
import { clockFrom, instantAt, minutesFrom, minutesOf } from '#clinic/time.ts'
import { type PlannedVisit, planDelay } from './plan-delay.ts'

const at = (clock: string) => instantAt('2026-11-16', minutesFrom(clock))
const visit = (clock: string, more: Partial<PlannedVisit> = {}): PlannedVisit => ({
  id: clock,
  from: at(clock),
  until: new Date(at(clock).getTime() + 20 * 60_000),
  seat: 1,
  mayMove: true,
  ...more,
})
const stays = { mayMove: false }

function plan(visits: PlannedVisit[], minutes: number, latest = '15:30') {
  const { moves, keeps } = planDelay(visits, minutes, at(latest))
  return {
    moves: moves.map((move) => `${move.visit.id} ${clockFrom(minutesOf(move.to.from))}`),
    keeps: keeps.map(({ id }) => id),
  }
}

test('visits move from the last to the first, so that each place is free when it is taken', () => {
  expect(plan([visit('11:20'), visit('11:40'), visit('12:00')], 25)).toEqual({
    moves: ['12:00 12:25', '11:40 12:05', '11:20 11:45'],
    keeps: [],
  })
})

test('free time absorbs the delay: later visits keep their time', () => {
  const day = [visit('11:20'), visit('11:40'), visit('12:20'), visit('12:40'), visit('13:20')]
  expect(plan(day, 35)).toEqual({
    moves: ['12:40 12:55', '12:20 12:35', '11:40 12:15', '11:20 11:55'],
    keeps: [],
  })
  expect(plan(day, 15).moves).toEqual(['11:40 11:55', '11:20 11:35'])
})

test('a visit that would end too late, or run into one that stays, keeps its time', () => {
  expect(plan([visit('12:40'), visit('13:20')], 45, '13:50')).toEqual({
    moves: [],
    keeps: ['13:20', '12:40'],
  })
  expect(plan([visit('11:20'), visit('11:40', stays)], 25)).toEqual({ moves: [], keeps: ['11:20'] })
  expect(plan([visit('11:20'), visit('11:40'), visit('12:00', stays)], 25).keeps).toEqual(['11:40', '11:20'])
})

test('an overbooked visit blocks only others like it', () => {
  const added = { id: 'added', seat: 2 }
  expect(plan([visit('11:20'), visit('11:40', { ...added, ...stays })], 25).moves).toEqual(['11:20 11:45'])
  expect(plan([visit('11:20', { seat: 2 }), visit('11:40', { ...added, ...stays })], 25).moves).toEqual([])
})

test('an overbooked visit uses up the free time after it', () => {
  const added = visit('11:20', { id: 'added', seat: 2 })
  expect(plan([visit('11:20'), added, visit('12:00')], 25).moves).toEqual([
    '12:00 12:25',
    'added 11:45',
    '11:20 11:45',
  ])
})
