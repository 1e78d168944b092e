import { expect, it } from 'vitest'
import type { Notice } from '../generated/messages'
import { interleave } from './logEntries'

const events = [0, 1, 1, 0, 1].map((seat) => ({ event: 'place', seat }))
const notice = (what: string, event: number): Notice => ({ what, seat: 1, by: 0, event })

function read(shown: number, notices: Notice[]): string[] {
  return interleave(events, shown, notices).map((one) =>
    one.notice ? one.notice.what : `${one.event}${one.bot ? ' bot' : ''}`,
  )
}

it('puts notices between the events and marks what a bot did', () => {
  const notices = [notice('bot', 1), notice('back', 3)]
  expect(read(5, notices)).toEqual(['0', 'bot', '1 bot', '2 bot', 'back', '3', '4'])
})

it('ends the marks with a bot for one turn', () => {
  const notices = [notice('bot-once', 1), notice('bot-done', 3)]
  expect(read(5, notices)).toEqual(['0', 'bot-once', '1 bot', '2 bot', 'bot-done', '3', '4'])
})

it('tells nothing before the events that led to it are shown', () => {
  expect(read(2, [notice('left', 1), notice('bot', 4), notice('back', 5)])).toEqual(['0', 'left', '1'])
  expect(read(5, [notice('back', 5)]).at(-1)).toBe('back')
})
