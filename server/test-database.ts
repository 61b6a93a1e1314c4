import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { removeLeftovers } from '../scripts/lib/test-folder.ts'
import { databaseUrl } from './src/infra/db/database-url.ts'
import { startEmbeddedPostgres } from './src/infra/db/embedded/start-embedded-postgres.ts'
import { migrate } from './src/infra/db/migrate.ts'
import { onServer } from './src/infra/db/testing.ts'
import { openQueue } from './src/infra/queue/queue.ts'

const prefix = 'moonpage-test-db-'

/**
 * One PostgreSQL a test run, with a migrated template: the embedded one, or any PostgreSQL ≥ 15 by
 * TEST_DATABASE_URL, whose account may create databases.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL']
    ? { url: process.env['TEST_DATABASE_URL'], stop: async () => {} }
    : await startForTests()
  const template = `moonpage_template_${process.pid}`
  try {
    await onServer(server.url, `drop database if exists ${template} with (force)`)
    await onServer(server.url, `create database ${template}`)
    const url = databaseUrl(server.url, template)
    await migrate(url)
    const quiet = { debug: () => {}, warn: () => {}, error: () => {} }
    const queue = await openQueue({ url, log: quiet, works: false })
    await queue.stop({ graceMs: 0 })
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('testServer', { url: server.url, template })
  return async () => {
    await onServer(server.url, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
}

async function startForTests() {
  removeLeftovers(tmpdir(), prefix)
  const dataDir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    // What a test run loses in a power cut, nobody misses.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      // The kernel copies the template, in less than half of the time.
      file_copy_method: 'clone',
    },
  })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
