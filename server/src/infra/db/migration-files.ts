import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type MigrationFile = {
  number: number
  name: string
  sql: string
  checksum: string
  /** Statements run one by one, since PostgreSQL rejects `concurrently` in a transaction. */
  isOutsideTransaction: boolean
}

export const migrationsDir = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** First line of a file that creates and drops indexes concurrently. */
export const outsideTransaction = '-- outside a transaction'

/** Reads `001-….sql` and so on, in order. @throws for a name of another form, or a number used twice */
export function readMigrations(dir: string = migrationsDir): MigrationFile[] {
  const files = readdirSync(dir)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => {
      const number = Number(/^(\d{3})-[a-z0-9-]+\.sql$/.exec(name)?.[1])
      if (!number) throw new Error(`The migration ${name} is not named like 001-what-it-does.sql.`)
      // A checkout on Windows may change line endings.
      const sql = readFileSync(join(dir, name), 'utf8').replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { number, name, sql, checksum, isOutsideTransaction: sql.startsWith(outsideTransaction) }
    })
    .toSorted((a, b) => a.number - b.number)
  for (const [index, file] of files.entries()) {
    const twin = files[index + 1]
    if (twin?.number === file.number) {
      throw new Error(`The migrations ${file.name} and ${twin.name} have the same number.`)
    }
  }
  return files
}
