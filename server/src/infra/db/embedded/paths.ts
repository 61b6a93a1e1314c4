import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Paths of an embedded database. */
export type EmbeddedPaths = {
  dataDir: string
  /** The PostgreSQL cluster. Exists under this name only when complete. */
  cluster: string
  /** Folder of the unix socket, accessible to the server's OS user only. */
  socketDir: string
  /** Held by the process that is setting up or starting the server. */
  lock: string
  url: string
}

// sockaddr_un holds 104 bytes on macOS and 108 on Linux, including the final NUL.
const longestSocketPath = 100

export function pathsIn(folder: string): EmbeddedPaths {
  mkdirSync(folder, { recursive: true })
  // Resolve symbolic links, so that all processes use the same socket.
  const dataDir = realpathSync(folder)
  const inside = join(dataDir, 'run')
  const fits = Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= longestSocketPath
  const socketDir = fits
    ? inside
    : join(tmpdir(), `moonpage-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`)
  return {
    dataDir,
    cluster: join(dataDir, 'pg18'),
    socketDir,
    lock: join(dataDir, 'starting.lock'),
    url: `postgres://moonpage@/postgres?host=${encodeURIComponent(socketDir)}`,
  }
}
