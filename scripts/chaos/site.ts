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

/** A cluster with a provider that counts, and what is known of a run on it. */
export type Site = {
  cluster: Cluster
  provider: FakeProvider
  /** Of the checks alone. */
  db: Database
  history: History
  dump(): Promise<Dump>
  /** Names in the picture store. */
  files(): string[]
  /** The same with what changes when one is put again, though it looks the same. */
  fileVersions(): string[]
  stop(): Promise<void>
}

/** A book takes about a second, so that there is something to strike at. */
export const pace: ProviderScript = { delayMs: 40, tokensPerSecond: 2500, pictureMs: 150 }

/** Settings of all processes: models of the provider, nothing limited. */
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

/** As s3rver keeps them: `{bucket}/{key}._S3rver_object`. */
function storedFiles(folder: string): { name: string; version: string }[] {
  const suffix = '._S3rver_object'
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(suffix))
    .map((path) => {
      const { ino, mtimeMs } = statSync(join(folder, path))
      return { name: basename(path, suffix), version: `${ino} ${mtimeMs}` }
    })
}

/** Asks until it is so. @throws with `what` when it is not so within that many ms */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  { within, every = 50 }: { within: number; every?: number },
): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > within) throw new Error(`${what}: not within ${within / 1000} s`)
    await sleep(every)
  }
  return performance.now() - began
}
