import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { commandLine, processIdentity } from './process-identity.ts'
import type { EmbeddedPaths } from './paths.ts'

/** The server in `postmaster.pid`, if it lives. A pid reused by another process, or of a zombie, counts as dead. */
export function livingServer(paths: EmbeddedPaths): { pid: number; ready: boolean } | null {
  const lines = pidFile(paths)
  const pid = Number(lines?.[0])
  if (!lines || !pid || processIdentity(pid) === null) return null
  if (!commandLine(pid).includes(paths.cluster)) return null
  return { pid, ready: lines[7]?.trim() === 'ready' }
}

/**
 * Like livingServer, but cheap enough for polling: where that would start a program each time, only the pid is checked.
 */
export function seemsAlive(place: EmbeddedPaths): boolean {
  if (process.platform === 'linux') return livingServer(place) !== null
  const pid = Number(pidFile(place)?.[0])
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Deletes pid files of a dead server. PostgreSQL does it itself unless the pid was reused or belongs to a zombie. A
 * process that still uses the folder's shared memory prevents the start in any case.
 */
export function clearStalePidFiles(place: EmbeddedPaths): void {
  if (livingServer(place)) return
  const left = ['.s.PGSQL.5432.lock', '.s.PGSQL.5432'].map((name) => join(place.socketDir, name))
  for (const path of [join(place.cluster, 'postmaster.pid'), ...left]) rmSync(path, { force: true })
}

/** `up`: answers queries. `busy`: starting, stopping or out of connections. `down`: not running. */
export async function probe(place: EmbeddedPaths): Promise<'up' | 'busy' | 'down'> {
  const server = livingServer(place)
  // No attempt while it starts: each refused connection would be logged.
  if (server && !server.ready) return 'busy'
  const client = new pg.Client({ connectionString: place.url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return 'up'
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const nobodyListens = code === 'ENOENT' || code === 'ECONNREFUSED'
    return nobodyListens && !server ? 'down' : 'busy'
  } finally {
    await client.end().catch(() => {})
  }
}

function pidFile(place: EmbeddedPaths): string[] | null {
  try {
    return readFileSync(join(place.cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
}
