import { sql, type CompiledQuery, type RawBuilder } from 'kysely'

/** Where each asking puts a value of its own. */
class Param {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Stands in a statement that is put together once and asked often: that takes as long as reading what it answers. */
export const param = <T>(name: string): RawBuilder<T> => sql<T>`${new Param(name)}`

/** @throws where a blank has no value */
export const bindParameters = (
  { parameters }: Pick<CompiledQuery, 'parameters'>,
  values: Readonly<Record<string, unknown>>,
): unknown[] =>
  parameters.map((parameter) => {
    if (!(parameter instanceof Param)) return parameter
    const value = values[parameter.name]
    if (value === undefined) throw new Error(`The statement asks for ${parameter.name}, which was not given`)
    return value
  })
