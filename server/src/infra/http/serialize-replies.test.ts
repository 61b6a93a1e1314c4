import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { serializerCompiler } from './serialize-replies.ts'

const write = (schema: z.ZodMiniType, reply: unknown): unknown =>
  JSON.parse(serializerCompiler({ schema, method: 'GET', url: '/' })(reply))

const Person = z.object({
  name: z.string(),
  role: z.enum(['parent', 'child']),
  born: z.nullable(z.iso.datetime()),
  pet: z.nullable(z.object({ name: z.string() })),
  friends: z.array(z.object({ name: z.string(), years: z.int() })),
  note: z.optional(z.string()),
})
const ada = { name: 'Ada “the Countess”', role: 'parent', born: null, pet: null, friends: [] }

test('undeclared fields are dropped at every level', () => {
  const secret = { password_hash: 'x' }
  const told = write(Person, {
    ...ada,
    ...secret,
    born: '1815-12-10T00:00:00.000Z',
    pet: { name: 'Puff', ...secret },
    friends: [{ name: 'Mary', years: 3, ...secret }],
  })
  expect(told).toEqual({
    ...ada,
    born: '1815-12-10T00:00:00.000Z',
    pet: { name: 'Puff' },
    friends: [{ name: 'Mary', years: 3 }],
  })
})

test('a missing declared field is an error', () => {
  const { name: _name, ...nameless } = ada
  expect(() => write(Person, nameless)).toThrow('"name" is required')
})

test('each variant of a union is serialized by its own schema', () => {
  const hero = { id: '1', role: 'hero', name: 'Ada', created_at: '2026-01-01T00:00:00.000Z', email: 'x' }
  const schema = z.discriminatedUnion('role', [
    z.object({ role: z.literal('hero'), name: z.string() }),
    z.object({ role: z.literal('companion'), kind: z.string() }),
  ])
  expect(write(schema, hero)).toEqual({ role: 'hero', name: 'Ada' })
  expect(write(schema, { ...hero, role: 'companion', kind: 'owl' })).toEqual({
    role: 'companion',
    kind: 'owl',
  })
})
