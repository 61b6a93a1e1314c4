import { rmdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseOsUser } from './os-user.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster, ensureSocketDir } from './cluster.ts'
import { refChild, unrefChild, startTiedProcess } from './tied-process.ts'
import { takeLock } from './lock.ts'
import { pathsIn } from './paths.ts'
import { clearStalePidFiles, livingServer, probe, seemsAlive } from './postmaster.ts'
import { asEmbeddedDatabaseError, errorFromOutput, ServerEnded } from './embedded-database-error.ts'
import { postgresConfig } from './postgres-config.ts'
import { finishSwap } from './swap-folders.ts'
import type { TiedProcess } from './tied-process.ts'
import type { EmbeddedPaths } from './paths.ts'

export type EmbeddedPostgres = {
  url: string
  /** True in the process whose server it is; it turns true in another one that takes over. */
  readonly owner: boolean
  /** Brings the server back if it is gone; resolves when it answers. */
  ensureRunning(): Promise<void>
  /** Ends the server if it is ours, and resolves when it has ended. Safe to call twice. */
  stop(): Promise<void>
}

export type StartOptions = {
  dataDir: string
  log: (line: string) => void
  onProgress?: (sentence: string) => void
  /** Server settings on top of ours; tests turn durability off. */
  settings?: Record<string, string>
}

const watchEveryMs = 400
const retries = 3

/**
 * Runs PostgreSQL in DATA_DIR over a unix socket, or joins the one that another process runs there. The
 * server ends with the process that started it; the others notice within half a second and the first of
 * them starts it again, at the same address, so a pool of connections needs no change.
 * @throws EmbeddedDatabaseError with a sentence for the operator, where it cannot run
 */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const place = placeIn(options.dataDir)
  let mine: TiedProcess | null = null
  let stopped = false
  let bringing: Promise<void> | null = null

  const bring = async () => {
    const started = await startOrJoin(place, options, () => stopped)
    if (!started) return
    mine = started
    unrefChild(started)
    void started.ended.then(() => {
      if (mine !== started) return
      mine = null
      if (!stopped) options.log('The database server ended unexpectedly; starting it again.')
    })
  }
  const ensureRunning = () => (bringing ??= bring().finally(() => (bringing = null)))

  await ensureRunning()
  let quietUntil = 0
  const watch = setInterval(() => {
    // Of its own server the process hears the end.
    if (mine || bringing || performance.now() < quietUntil || seemsAlive(place)) return
    ensureRunning().catch((error: Error) => {
      quietUntil = performance.now() + 5000
      options.log(error.message)
    })
  }, watchEveryMs)
  watch.unref()

  return {
    url: place.url,
    get owner() {
      return mine !== null
    },
    ensureRunning,
    stop: async () => {
      stopped = true
      clearInterval(watch)
      await bringing?.catch(() => {})
      if (mine) await end(place, mine)
      mine = null
    },
  }
}

function placeIn(dataDir: string): EmbeddedPaths {
  try {
    return pathsIn(dataDir)
  } catch (error) {
    throw asEmbeddedDatabaseError(error)
  }
}

/** Answers the server it started, or null when it joined one (or was told to give up). */
async function startOrJoin(
  place: EmbeddedPaths,
  options: StartOptions,
  givenUp: () => boolean,
): Promise<TiedProcess | null> {
  const progress = options.onProgress ?? (() => {})
  const began = performance.now()
  let told = began
  let failures = 0
  while (!givenUp()) {
    const state = await probe(place)
    if (state === 'up') return null
    const lock = state === 'down' ? takeLock(place.lock) : null
    if (lock) {
      try {
        // Whoever held the lock before may have started it.
        if ((await probe(place)) === 'down') {
          const started = await start(place, options).catch((error: unknown) => {
            if (!(error instanceof ServerEnded) || ++failures > retries) throw asEmbeddedDatabaseError(error)
            options.log(error.message)
            return null
          })
          if (started) return started
        }
      } finally {
        lock.release()
      }
    }
    if (performance.now() - told > 3000) {
      told = performance.now()
      progress('Waiting for the database, which another process is starting or ending.')
    }
    if (performance.now() - began > 120_000) {
      throw errorFromOutput('postgres', 'the server that holds the folder does not answer at its socket')
    }
    await sleep(50)
  }
  return null
}

/** One attempt, with the lock held. Null: another server still holds the folder; ask again in a moment. */
async function start(place: EmbeddedPaths, options: StartOptions): Promise<TiedProcess | null> {
  const progress = options.onProgress ?? (() => {})
  finishSwap(place.dataDir)
  const account = chooseOsUser(place)
  const binaries = findBinaries(place, account)
  await ensureCluster(place, account, binaries, progress)
  ensureSocketDir(place, account)
  clearStalePidFiles(place)
  const settings = Object.entries({ ...postgresConfig(place), ...options.settings })
  const server = startTiedProcess(
    account,
    'INT',
    [
      binaries.postgres,
      '-D',
      place.cluster,
      ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    options.log,
  )
  let told = performance.now()
  while (!server.over()) {
    if (livingServer(place)?.ready && (await probe(place)) === 'up') return server
    if (performance.now() - told > 3000) {
      told = performance.now()
      progress('The database is putting itself in order after an unclean end.')
    }
    await sleep(15)
  }
  const inUse = /lock file "\S+" already exists|still in use|already in use/
  if (inUse.test(server.said())) return null
  throw errorFromOutput('postgres', server.said())
}

async function end(place: EmbeddedPaths, server: TiedProcess): Promise<void> {
  refChild(server)
  const pid = livingServer(place)?.pid
  server.release()
  // A shutdown that hangs on a slow disk is cut short; the write-ahead log makes that safe.
  const impatient = setTimeout(() => pid && process.kill(pid, 'SIGQUIT'), 30_000)
  await server.ended
  clearTimeout(impatient)
  try {
    rmdirSync(place.socketDir)
  } catch {
    // In use again already, or gone.
  }
}
