// @vitest-environment node
import { expect, test } from 'vitest'
import { look, pack, seatsOf, unpack } from './packed'

const record = { game: 'kadora', players: 3, actions: [1, 2], names: ['', 'Zoë', 'Ann'] }

test('a packed game can be a part of an address, and comes back', async () => {
  const text = JSON.stringify({ ...record, actions: Array.from({ length: 400 }, (_, n) => n * 7) })
  const packed = await pack(text)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(await unpack(packed)).toBe(text)
})

test('what nobody packed is refused, and so is what would fill the memory', async () => {
  await expect(unpack('no game')).rejects.toThrow()
  await expect(unpack('bm8gZ2FtZQ')).rejects.toThrow()
  await expect(unpack(await pack('x'.repeat(200_000)))).rejects.toThrow('too long')
})

test('a text that is no record is none', () => {
  expect(look(JSON.stringify(record))).toEqual(record)
  for (const text of ['', 'null', '[]', '{}', '{"game": "kadora"}']) expect(look(text)).toBeNull()
})

test('bots keep their seats, and the first person is the one who carries the game', () => {
  expect(seatsOf(record, 'invited')).toEqual(['bot', 'me', 'invited'])
  expect(seatsOf({ ...record, names: undefined }, 'here')).toEqual(['me', 'bot', 'bot'])
})
