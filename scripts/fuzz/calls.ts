import fc from 'fast-check'
import { hostileAddressPart, hostileHeaders, hostileQuery } from './hostile.ts'
import type { JsonSchema, Operation } from './operations.ts'
import { fittingValue, invalidValue } from './values.ts'

export const callers = ['nobody', 'parent', 'neighbour', 'moderator', 'admin', 'forger'] as const
export type CallerName = (typeof callers)[number]

/** A generated call; `{name}` is replaced by an existing id when it is sent. */
export type Call = {
  operation: Operation
  caller: CallerName
  /** By parameter: the index of a known id, or another text. */
  params: Record<string, { known: number } | { text: string }>
  /** Without the question mark. */
  query: string
  /** The raw body. */
  body: string | undefined
  headers: Record<string, string>
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function param(name: string): fc.Arbitrary<Call['params'][string]> {
  const text = name === 'page_number' ? fc.integer({ min: 0, max: 20 }).map(String) : fc.uuid()
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ known: fc.nat({ max: 1000 }) }) },
    { weight: 1, arbitrary: fc.record({ text }) },
    { weight: 1, arbitrary: fc.record({ text: hostileAddressPart }) },
  )
}

function query({ query: parameters }: Operation): fc.Arbitrary<string> {
  const fields = parameters.map(({ name, schema }) => [name, fittingValue(schema, name)] as const)
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  const fitting = fc.record(Object.fromEntries(fields), { requiredKeys: required }).map((asked) =>
    Object.entries(asked)
      .map(([name, value]) => `${name}=${encodeURIComponent(asText(value).toWellFormed())}`)
      .join('&'),
  )
  return fc.oneof(
    { weight: 5, arbitrary: fitting },
    { weight: 1, arbitrary: hostileQuery },
    {
      weight: 1,
      arbitrary: fc.tuple(fitting, hostileAddressPart).map(([asked, part]) => `${asked}&search=${part}`),
    },
  )
}

/** Shortens stories, so that generation is fast: the calls are what is tested. */
const shortened = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'subject' in value && 'setting' in value
    ? { ...value, page_count: 4, max_images: 'hero' in value ? 1 : 0 }
    : value

function body(schema: JsonSchema): fc.Arbitrary<string | undefined> {
  const json = (value: unknown) => JSON.stringify(shortened(value))
  return fc.oneof(
    { weight: 6, arbitrary: fittingValue(schema).map(json) },
    { weight: 5, arbitrary: invalidValue(schema).map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        undefined,
        '',
        '{',
        '{"a":1e999}',
        '{"__proto__":{"role":"admin"}}',
        '{"constructor":{"prototype":{"role":"admin"}}}',
        '['.repeat(1000) + ']'.repeat(1000),
        '{"a":'.repeat(1000) + '1' + '}'.repeat(1000),
        '"\\ud800"',
        `{"password":"${'a'.repeat(300_000)}"}`,
      ),
    },
  )
}

export function callOf(operations: readonly Operation[]): fc.Arbitrary<Call> {
  const choices = operations.map((operation) =>
    fc.record({
      operation: fc.constant(operation),
      // Mostly an authorized caller; otherwise every second call would be rejected at once.
      caller: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...callers) },
        {
          weight: 2,
          arbitrary: fc.constant<CallerName>(operation.path.includes('/admin/') ? 'admin' : 'parent'),
        },
      ),
      params: fc.record(Object.fromEntries(operation.params.map(({ name }) => [name, param(name)]))),
      query: query(operation),
      body: operation.body ? body(operation.body) : fc.constant(undefined),
      headers: fc.oneof(
        { weight: 7, arbitrary: fc.constant<Record<string, string>>({}) },
        { weight: 1, arbitrary: hostileHeaders },
      ),
    }),
  )
  return fc.oneof(...choices)
}
