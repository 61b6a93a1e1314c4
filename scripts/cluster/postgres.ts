import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseOsUser } from '../../server/src/infra/db/embedded/os-user.ts'
import { findBinaries } from '../../server/src/infra/db/embedded/binaries.ts'
import { ensureCluster, ensureSocketDir } from '../../server/src/infra/db/embedded/cluster.ts'
import { startTiedProcess, type TiedProcess } from '../../server/src/infra/db/embedded/tied-process.ts'
import { pathsIn } from '../../server/src/infra/db/embedded/paths.ts'
import { clearStalePidFiles, livingServer } from '../../server/src/infra/db/embedded/postmaster.ts'
import { postgresConfig } from '../../server/src/infra/db/embedded/postgres-config.ts'
import { freePort } from '../lib/free-port.ts'

/** A PostgreSQL server that is not restarted automatically. */
export type Postgres = {
  /** Stays the same after restarts. */
  url: string
  /** Process id of the postmaster; 0 while it is not running. */
  readonly pid: number
  /** Kills it, like a power failure; resolves when it has exited. */
  kill(): Promise<void>
  /** Starts it after `kill`; otherwise restarts it as for an upgrade, which closes connections. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Runs the embedded database's binaries as a server on a local port. */
export async function startPostgres(folder: string): Promise<Postgres> {
  const place = pathsIn(folder)
  const account = chooseOsUser(place)
  const binaries = findBinaries(place, account)
  await ensureCluster(place, account, binaries, () => {})
  ensureSocketDir(place, account)
  // The cluster's own pg_hba.conf only allows its socket.
  const access = `${place.socketDir}/pg_hba.conf`
  writeFileSync(access, 'local all all trust\nhost all all 127.0.0.1/32 trust\n', { mode: 0o644 })
  const port = await freePort()
  const settings = {
    ...postgresConfig(place),
    listen_addresses: '127.0.0.1',
    port: String(port),
    hba_file: access,
    max_connections: '200',
  }
  let server: TiedProcess | null = null

  const start = async () => {
    clearStalePidFiles(place)
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const started = startTiedProcess(account, 'INT', [binaries.postgres, '-D', place.cluster, ...args])
    server = started
    while (!livingServer(place)?.ready) {
      if (started.over()) throw new Error(`PostgreSQL ended at its start. It said:\n${started.output()}`)
      await sleep(20)
    }
  }
  const pid = () => livingServer(place)?.pid ?? 0
  const end = async (signal: NodeJS.Signals) => {
    const ending = server
    server = null
    const postmaster = pid()
    if (!ending) return
    if (postmaster) process.kill(postmaster, signal)
    await ending.ended
    ending.release()
  }

  await start()
  return {
    url: `postgres://moonpage@127.0.0.1:${port}/postgres`,
    get pid() {
      return pid()
    },
    kill: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGINT')
      await start()
    },
    stop: () => end('SIGINT'),
  }
}
