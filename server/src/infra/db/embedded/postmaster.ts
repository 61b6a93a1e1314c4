import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { commandLine, processIdentity } from './process-identity.ts'
import type { EmbeddedPaths } from './paths.ts'

/**
 * The server that `postmaster.pid` names, if it lives. A pid that went to some other process since, or to a
 * zombie that nobody collected, counts as dead.
 */
export function livingServer(place: EmbeddedPaths): { pid: number; ready: boolean } | null {
  const lines = pidFile(place)
  const pid = Number(lines?.[0])
  if (!lines || !pid || processIdentity(pid) === null) return null
  if (!commandLine(pid).includes(place.cluster)) return null
  return { pid, ready: lines[7]?.trim() === 'ready' }
}

/** Like livingServer, for asking often: where that would start a program each time, only the pid is tried. */
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
 * Removes the pid files of a server that is gone. PostgreSQL does that itself unless the pid lives again in
 * another process, or its zombie was not collected. What still holds the shared memory of the folder stops
 * the start all the same.
 */
export function clearStalePidFiles(place: EmbeddedPaths): void {
  if (livingServer(place)) return
  const left = ['.s.PGSQL.5432.lock', '.s.PGSQL.5432'].map((name) => join(place.socketDir, name))
  for (const path of [join(place.cluster, 'postmaster.pid'), ...left]) rmSync(path, { force: true })
}

/** `up`: answers a query. `busy`: lives, and is starting, stopping or full. `down`: there is none. */
export async function probe(place: EmbeddedPaths): Promise<'up' | 'busy' | 'down'> {
  const server = livingServer(place)
  // Not asked while it starts: each refused connection would be a line in its log.
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
