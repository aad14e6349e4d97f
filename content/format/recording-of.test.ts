import { expect, test } from 'vitest'
import { recordingOf, textHash } from './recording-of.ts'

const texts = ['More than a bad day.', 'It is an illness, not weakness.']
const recordings = [
  { of: '/depression', language: 'hi' as const, file: 'depression.hi.mp3', textHash: textHash(texts) },
]

test('a recording is played for the text that was read', () => {
  expect(recordingOf('hi', '/depression', texts, recordings)).toBe('/recordings/depression.hi.mp3')
})

test('a text that has changed since is not played from the old recording', () => {
  expect(recordingOf('hi', '/depression', [...texts, 'New.'], recordings)).toBeNull()
})

test('another language, or another text, has no recording', () => {
  expect(recordingOf('en', '/depression', texts, recordings)).toBeNull()
  expect(recordingOf('hi', '/anxiety', texts, recordings)).toBeNull()
})
