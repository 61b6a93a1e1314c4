/** The subset of JSON Schema that providers enforce. */
export type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  $ref?: string
  $defs?: Record<string, JsonSchema>
  definitions?: Record<string, JsonSchema>
  minimum?: number
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typesOf = (schema: JsonSchema): string[] =>
  schema.type === undefined ? (schema.properties ? ['object'] : []) : [schema.type].flat()

/** Whether a value matches a schema; used to choose from anyOf. */
function matches(value: unknown, schema: JsonSchema, root: JsonSchema): boolean {
  const { const: only, enum: choices, ...rest } = resolve(schema, root)
  if (only !== undefined) return value === only
  if (choices) return choices.includes(value)
  if (rest.anyOf ?? rest.oneOf)
    return (rest.anyOf ?? rest.oneOf ?? []).some((one) => matches(value, one, root))
  const types = typesOf(rest)
  if (types.length === 0) return true
  const kind =
    value === null || value === undefined
      ? 'null'
      : Array.isArray(value)
        ? 'array'
        : typeof value === 'number' && Number.isInteger(value)
          ? 'integer'
          : typeof value
  return types.includes(kind) || (kind === 'integer' && types.includes('number'))
}

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (schema.$ref) {
    const name = /^#\/(?:\$defs|definitions)\/(.+)$/.exec(schema.$ref)?.[1]
    const found = schema.$ref === '#' ? root : (root.$defs ?? root.definitions ?? {})[name ?? '']
    return found ? resolve(found, root) : {}
  }
  const [only] = schema.allOf ?? []
  return only ? { ...schema, ...resolve(only, root), allOf: [] } : schema
}

/** A property, also if it is nested in the source but flat in the schema: `species` of a character's look. */
function propertyOf(source: unknown, key: string): unknown {
  if (!isObject(source)) return undefined
  const camel = key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const snake = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  for (const name of [key, camel, snake]) if (source[name] !== undefined) return source[name]
  for (const part of Object.values(source)) if (isObject(part) && part[key] !== undefined) return part[key]
  return undefined
}

/**
 * The part of `source` that a schema asks for, as a model would fill it in: properties by name; missing ones are null, left
 * out, or the simplest valid value.
 */
export function fitSchema(source: unknown, schema: JsonSchema, root: JsonSchema = schema): unknown {
  const shape = resolve(schema, root)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum.includes(source) ? source : shape.enum[0]
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) {
    const choice = choices.find((one) => matches(source, one, root)) ?? choices[0]
    return choice ? fitSchema(source, choice, root) : null
  }
  const types = typesOf(shape)
  if (types.includes('null') && (source === undefined || source === null)) return null
  if (types.includes('object')) return fitObject(source, shape, root)
  if (types.includes('array')) {
    const items = Array.isArray(source) ? source.slice(0, shape.maxItems) : []
    while (items.length < (shape.minItems ?? 0)) items.push(undefined)
    return items.map((item) => fitSchema(item, shape.items ?? {}, root))
  }
  if (types.includes('string'))
    return typeof source === 'string' ? source : source === undefined ? '' : JSON.stringify(source)
  if (types.includes('boolean')) return source === true
  if (types.includes('integer') || types.includes('number'))
    return typeof source === 'number' ? source : (shape.minimum ?? 0)
  return source ?? null
}

function fitObject(source: unknown, shape: JsonSchema, root: JsonSchema): Json {
  const entries = Object.entries(shape.properties ?? {}).flatMap(([key, property]) => {
    const value = propertyOf(source, key)
    const isOmitted = value === undefined && !(shape.required ?? []).includes(key)
    return isOmitted ? [] : [[key, fitSchema(value, property, root)] as const]
  })
  return Object.fromEntries(entries)
}
