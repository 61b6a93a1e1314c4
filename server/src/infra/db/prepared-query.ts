import { sql, type CompiledQuery, type RawBuilder } from 'kysely'

/** A parameter of a prepared query. */
class Param {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A placeholder in a query that is compiled once and executed often. Compiling it each time costs a page of the feed 1.07 ×
 * its CPU time, and 1.24 × logged in.
 */
export const param = <T>(name: string): RawBuilder<T> => sql<T>`${new Param(name)}`

/** @throws if a parameter has no value */
export const bindParameters = (
  { parameters }: Pick<CompiledQuery, 'parameters'>,
  values: Readonly<Record<string, unknown>>,
): unknown[] =>
  parameters.map((parameter) => {
    if (!(parameter instanceof Param)) return parameter
    const value = values[parameter.name]
    if (value === undefined) throw new Error(`The parameter ${parameter.name} has no value`)
    return value
  })
