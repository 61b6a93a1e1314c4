import { expect, test } from 'vitest'
import { sseParser } from './sse-parser.ts'

const read = (...chunks: string[]) => {
  const parse = sseParser()
  return chunks.flatMap((chunk) => parse(chunk))
}

test('an event ends at an empty line', () => {
  expect(read('id: 1\ndata: {"a":1}\n\n')).toEqual([{ id: '1', data: '{"a":1}' }])
  expect(read('data: not yet\n')).toEqual([])
})

test('chunks may end anywhere', () => {
  const stream = 'id: 7\r\ndata: one\r\n\r\n: beat\r\n\r\ndata: two\r\n\r\n'
  const events = [
    { id: '7', data: 'one' },
    { id: '7', data: 'two' },
  ]
  for (let cut = 0; cut <= stream.length; cut++)
    expect(read(stream.slice(0, cut), stream.slice(cut))).toEqual(events)
  expect(read(...Array.from(stream))).toEqual(events)
})

test('lines end in LF, CR or CRLF', () => {
  expect(read('data: a\r\rdata: b\n\ndata: c\r\n\r\n').map((event) => event.data)).toEqual(['a', 'b', 'c'])
})

test('data lines are joined; one space after the colon is dropped', () => {
  expect(read('data:a\ndata:  b\ndata\n\n')).toEqual([{ id: '', data: 'a\n b\n' }])
})

test('comments, other fields and events without data are ignored', () => {
  expect(read(': beat\n\nevent: x\nretry: 10\n\nid: 3\n\n')).toEqual([])
})
