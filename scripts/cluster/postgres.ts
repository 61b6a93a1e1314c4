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

/** A PostgreSQL server that nobody brings back but we. */
export type Postgres = {
  /** The same through every restart. */
  url: string
  /** Of the postmaster; 0 while there is none. */
  readonly pid: number
  /** Ends it as a power cut does, and resolves when it is gone. */
  kill(): Promise<void>
  /** Starts it again after `kill`, else ends it as an upgrade does (connections are cut) and starts it again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** The embedded database's own programs, as a server that listens on a port of this machine. */
export async function startPostgres(folder: string): Promise<Postgres> {
  const place = pathsIn(folder)
  const account = chooseOsUser(place)
  const binaries = findBinaries(place, account)
  await ensureCluster(place, account, binaries, () => {})
  ensureSocketDir(place, account)
  // In place of the cluster's own, which lets nobody in but by its socket. Whoever runs tests here may come in.
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
    const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const started = startTiedProcess(account, 'INT', [binaries.postgres, '-D', place.cluster, ...words])
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
