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
  /** Whether this process owns the server; becomes true when it takes over. */
  readonly owner: boolean
  /** Restarts the server if it is down; resolves when it answers. */
  ensureRunning(): Promise<void>
  /** Stops the server if this process owns it; resolves when it has ended. Idempotent. */
  stop(): Promise<void>
}

export type StartOptions = {
  dataDir: string
  log: (line: string) => void
  onProgress?: (sentence: string) => void
  /** Additional server settings; tests switch durability off. */
  settings?: Record<string, string>
}

const watchIntervalMs = 400
const retries = 3

/**
 * Runs PostgreSQL in DATA_DIR on a unix socket, or joins the server of another process. The server ends with its owner;
 * the others notice within half a second, and the first one restarts it at the same address, so connection pools
 * continue to work.
 * @throws EmbeddedDatabaseError with a sentence for the operator if it cannot run
 */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const place = placeIn(options.dataDir)
  let ownServer: TiedProcess | null = null
  let stopped = false
  let starting: Promise<void> | null = null

  const restart = async () => {
    const started = await startOrJoin(place, options, () => stopped)
    if (!started) return
    ownServer = started
    unrefChild(started)
    void started.ended.then(() => {
      if (ownServer !== started) return
      ownServer = null
      if (!stopped) options.log('The database server ended unexpectedly; starting it again.')
    })
  }
  const ensureRunning = () => (starting ??= restart().finally(() => (starting = null)))

  await ensureRunning()
  let retryAfter = 0
  const watch = setInterval(() => {
    // The owner is notified when its server exits.
    if (ownServer || starting || performance.now() < retryAfter || seemsAlive(place)) return
    ensureRunning().catch((error: Error) => {
      retryAfter = performance.now() + 5000
      options.log(error.message)
    })
  }, watchIntervalMs)
  watch.unref()

  return {
    url: place.url,
    get owner() {
      return ownServer !== null
    },
    ensureRunning,
    stop: async () => {
      stopped = true
      clearInterval(watch)
      await starting?.catch(() => {})
      if (ownServer) await end(place, ownServer)
      ownServer = null
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

/** Returns the started server; null if it joined one, or was told to stop. */
async function startOrJoin(
  place: EmbeddedPaths,
  options: StartOptions,
  isStopped: () => boolean,
): Promise<TiedProcess | null> {
  const progress = options.onProgress ?? (() => {})
  const began = performance.now()
  let hasReported = began
  let failures = 0
  while (!isStopped()) {
    const state = await probe(place)
    if (state === 'up') return null
    const lock = state === 'down' ? takeLock(place.lock) : null
    if (lock) {
      try {
        // The previous lock holder may have started it.
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
    if (performance.now() - hasReported > 3000) {
      hasReported = performance.now()
      progress('Waiting for the database, which another process is starting or ending.')
    }
    if (performance.now() - began > 120_000) {
      throw errorFromOutput('postgres', 'the server that holds the folder does not answer at its socket')
    }
    await sleep(50)
  }
  return null
}

/** One attempt, with the lock held. Null: another server still uses the folder; retry in a moment. */
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
  if (inUse.test(server.output())) return null
  throw errorFromOutput('postgres', server.output())
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
    // In use again, or gone.
  }
}
