import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Database } from '../../server/src/infra/db/database.ts'
import { startCluster, type Cluster, type ClusterOptions } from '../cluster/start-cluster.ts'
import type { ProviderScript } from '../fake-provider/script.ts'
import { startFakeProvider, type FakeProvider } from '../fake-provider/start-fake-provider.ts'
import { readDump } from './check/read-dump.ts'
import type { Dump } from './check/dump.ts'
import { newHistory, type History } from './history/history.ts'

/** A cluster with a fake provider that counts calls, and the evidence of a run on it. */
export type Site = {
  cluster: Cluster
  provider: FakeProvider
  /** Used by the checks only. */
  db: Database
  history: History
  dump(): Promise<Dump>
  /** Names in the picture store. */
  files(): string[]
  /** Names with a version that changes when a file is stored again. */
  fileVersions(): string[]
  stop(): Promise<void>
}

/** A story takes about a second, so that faults can hit it. */
export const pace: ProviderScript = { delayMs: 40, tokensPerSecond: 2500, pictureMs: 150 }

/** Settings of all processes: the fake provider's models, without limits. */
export const settingsFor = (provider: FakeProvider) => ({
  TEXT_PROVIDER: 'openai-compatible',
  TEXT_BASE_URL: provider.url,
  TEXT_MODEL: 'scripted-storyteller',
  TEXT_PRICE: '1/2',
  IMAGE_PROVIDER: 'openai-compatible',
  IMAGE_BASE_URL: provider.url,
  IMAGE_MODEL: 'scripted-illustrator',
  IMAGE_PRICE: '0.01',
  DAILY_STORIES: '100000',
  RATE_LIMIT: 'off',
  GATE_PASSWORD: 'off',
})

export type SiteOptions = ClusterOptions & { script?: ProviderScript }

export async function openSite({ script = {}, ...options }: SiteOptions = {}): Promise<Site> {
  const provider = await startFakeProvider({ script: { ...pace, ...script } })
  const cluster = await startCluster({ ...options, env: { ...settingsFor(provider), ...options.env } }).catch(
    async (error: unknown) => {
      await provider.close()
      throw error
    },
  )
  const db = openDatabase(cluster.postgres.url, { max: 2 })
  return {
    cluster,
    provider,
    db,
    history: newHistory(),
    dump: () => readDump(db.pool),
    files: () => storedFiles(cluster.s3.folder).map(({ name }) => name),
    fileVersions: () => storedFiles(cluster.s3.folder).map(({ name, version }) => `${name} ${version}`),
    async stop() {
      await db.close().catch(() => {})
      await cluster.stop()
      await provider.close()
    },
  }
}

/** The files of s3rver: `{bucket}/{key}._S3rver_object`. */
function storedFiles(folder: string): { name: string; version: string }[] {
  const suffix = '._S3rver_object'
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(suffix))
    .map((path) => {
      const { ino, mtimeMs } = statSync(join(folder, path))
      return { name: basename(path, suffix), version: `${ino} ${mtimeMs}` }
    })
}

/** Polls until the condition holds. @throws with `what` when it does not within that many ms */
export async function until(
  what: string,
  condition: () => Promise<boolean> | boolean,
  { within, every = 50 }: { within: number; every?: number },
): Promise<number> {
  const startedAt = performance.now()
  while (!(await condition())) {
    if (performance.now() - startedAt > within) throw new Error(`${what}: not within ${within / 1000} s`)
    await sleep(every)
  }
  return performance.now() - startedAt
}
