import fc from 'fast-check'
import { hostileValue } from './hostile.ts'
import type { JsonSchema } from './operations.ts'

/** Values for patterns that random text never matches, by field name. `{n}` becomes a number. */
const fitting: Record<string, readonly string[]> = {
  email: ['fuzz.{n}@example.org', 'Fuzz.{n}@Example.org', '{email}'],
  username: ['fuzz_{n}'],
  password: ['Lamp-light7'],
  confirm_password: ['Lamp-light7'],
  current_password: ['Lamp-light7', 'Wrong-light7'],
  new_password: ['Moon-shine8', 'Password1'],
  first_name: ['Ines', 'Zoë'],
  last_name: ['Okafor', "O'Neill"],
  name: ['Nib', 'Zoë', 'Will'],
  title: ['The Quiet Bell', 'A Fox Called Will'],
  content: ['Once there was a fox.', 'Will saw the moon.\n\nIt saw Will.'],
  token: ['x'.repeat(43)],
}

/** Ids in a body are replaced by existing ones when it is sent. */
const referred = (name: string) => (name === 'story_id' || name === 'refresh_token' ? `{${name}}` : null)

function fittingString(name: string, { minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  const reference = referred(name)
  if (reference) return fc.constant(reference)
  const known = fitting[name]
  if (known)
    return fc
      .tuple(fc.constantFrom(...known), fc.nat({ max: 1_000_000_000 }))
      .map(([text, n]) => text.replace('{n}', String(n)))
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) })
}

/** A value that matches the schema. */
export function fittingValue(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fittingValue(choice, name)))
  // Matches the short stories here.
  if (name === 'page_number') return fc.integer({ min: 1, max: 4 })
  const types = [schema.type ?? 'null'].flat()
  return fc.oneof(...types.map((type) => ofType(type, schema, name)))
}

function ofType(type: string, schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  if (type === 'string') return fittingString(name, schema)
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) })
  if (type === 'boolean') return fc.boolean()
  if (type === 'array')
    return fc.array(fittingValue(schema.items ?? {}, name), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 4, 4),
    })
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {})
    return fc.record(Object.fromEntries(fields.map(([field, of]) => [field, fittingValue(of, field)])), {
      requiredKeys: schema.required ?? [],
    })
  }
  return fc.constant(null)
}

/** A value with one violation: wrong type, missing or additional field, or something else entirely. */
export const invalidValue = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(fittingValue(schema), fc.nat(), hostileValue).map(([value, at, hostile]) => {
        if (typeof value !== 'object' || value === null) return hostile
        const keys = [...Object.keys(value), 'is_admin']
        return { ...value, [keys[at % keys.length] ?? '']: hostile }
      }),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fittingValue(schema), fc.nat()).map(([value, at]) => {
        const entries = Object.entries(value ?? {})
        return Object.fromEntries(entries.filter((_, index) => index !== at % Math.max(1, entries.length)))
      }),
    },
    { weight: 1, arbitrary: hostileValue },
  )
