import { expect, test } from 'vitest'
import { sseParser } from './sse-parser.ts'

const read = (...pieces: string[]) => {
  const parse = sseParser()
  return pieces.flatMap((piece) => parse(piece))
}

test('an event ends at an empty line', () => {
  expect(read('id: 1\ndata: {"a":1}\n\n')).toEqual([{ id: '1', data: '{"a":1}' }])
  expect(read('data: not yet\n')).toEqual([])
})

test('pieces may end anywhere', () => {
  const whole = 'id: 7\r\ndata: one\r\n\r\n: beat\r\n\r\ndata: two\r\n\r\n'
  const events = [
    { id: '7', data: 'one' },
    { id: '7', data: 'two' },
  ]
  for (let cut = 0; cut <= whole.length; cut++)
    expect(read(whole.slice(0, cut), whole.slice(cut))).toEqual(events)
  expect(read(...Array.from(whole))).toEqual(events)
})

test('lines end in LF, CR or CRLF', () => {
  expect(read('data: a\r\rdata: b\n\ndata: c\r\n\r\n').map((event) => event.data)).toEqual(['a', 'b', 'c'])
})

test('several data lines are one text; one space after the colon is not part of it', () => {
  expect(read('data:a\ndata:  b\ndata\n\n')).toEqual([{ id: '', data: 'a\n b\n' }])
})

test('comments, other fields and events without data say nothing', () => {
  expect(read(': beat\n\nevent: x\nretry: 10\n\nid: 3\n\n')).toEqual([])
})
