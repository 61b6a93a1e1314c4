import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from './database.ts'
import { databaseUrl } from './database-url.ts'
import type { Database } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for tests, and the migrated template database that each test file copies. */
    testServer: { url: string; template: string }
  }
}

/** A migrated database with the queue's tables. `close` drops it. */
export async function testDatabase(): Promise<Database & { url: string }> {
  const { url: serverUrl, template } = testServer()
  const name = `moonpage_test_${randomBytes(6).toString('hex')}`
  // Half the work of the default strategy: nothing is written ahead.
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = databaseUrl(serverUrl, name)
  const database = openDatabase(url, { max: 5 })
  return {
    ...database,
    url,
    close: async () => {
      await database.close()
      await onServer(serverUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Address of the server with the run's databases. */
export function testServer(): { url: string; template: string } {
  const server = inject('testServer')
  if (!server) throw new Error('Vitest was started without globalSetup: server/test-database.ts')
  return server
}

/** Executes one statement outside of any transaction, on the server's own database. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
