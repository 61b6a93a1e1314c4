import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where everything of one embedded database lies. */
export type EmbeddedPaths = {
  dataDir: string
  /** The PostgreSQL cluster. It exists under this name only once it is complete. */
  cluster: string
  /** Folder of the unix socket, closed to everyone but the server's account. */
  socketDir: string
  /** Held by the one process that is setting up or starting the server. */
  lock: string
  url: string
}

// sockaddr_un holds 104 bytes on macOS, 108 on Linux, with the closing zero.
const longestSocketPath = 100

export function pathsIn(folder: string): EmbeddedPaths {
  mkdirSync(folder, { recursive: true })
  // The real path, so that processes which came by different links meet at one socket.
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
