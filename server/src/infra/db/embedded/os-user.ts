import { spawnSync } from 'node:child_process'
import type { SpawnSyncReturns } from 'node:child_process'
import { chmodSync, readdirSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import type { EmbeddedPaths } from './paths.ts'

/** The OS user that the server runs as: PostgreSQL refuses to run as root. */
export type OsUser = {
  /** For `spawn`; undefined for the current user. */
  as?: { uid: number; gid: number }
  /** Owner of the files on disk. */
  files: { uid: number; gid: number }
  /** Command prefix: a user namespace in which the current user is not root, or has a name. */
  wrap: string[]
}

// Inside the namespace the user is nobody; on disk files keep their owner.
const namespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--']

/**
 * Chooses the OS user and gives it access to DATA_DIR.
 * @throws EmbeddedDatabaseError with the name of the inaccessible folder
 */
export function chooseOsUser(paths: EmbeddedPaths): OsUser {
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  if (self.uid !== 0) {
    const own: OsUser = { files: self, wrap: [] }
    if (hasName()) return own
    const named: OsUser = { files: self, wrap: namespace }
    if (canEnter(named, '/')) return named
    throw new EmbeddedDatabaseError(
      `user id ${self.uid}, under which Moonpage runs, has no name in this system (/etc/passwd).`,
    )
  }
  const nobody = nobodyIds()
  const owners = [ownerOf(paths.cluster), nobody, ownerOf(closedFolder(nobody, paths.dataDir))]
  openForTraversal(paths.dataDir)
  for (const ids of owners) {
    if (!ids || ids.uid === 0) continue
    const account: OsUser = { as: ids, files: ids, wrap: [] }
    if (canEnter(account, paths.dataDir)) return account
  }
  const inside: OsUser = { files: self, wrap: namespace }
  if (canEnter(inside, paths.dataDir)) return inside
  const closed = closedFolder(nobody, paths.dataDir) ?? paths.dataDir
  throw new EmbeddedDatabaseError(
    `it does not run as root, and the folder ${closed} is closed to every other account. ` +
      `Open it (chmod o+x ${closed}), start Moonpage as an ordinary user, or choose another DATA_DIR.`,
  )
}

/** Whether a process of that user can enter the folder; tested by trying, since permissions have many sources. */
export function canEnter(account: OsUser, folder: string): boolean {
  return canRun(account, ['sh', '-c', 'cd "$1"', 'sh', folder])
}

export function canRun(account: OsUser, words: string[]): boolean {
  return run(account, words).status === 0
}

export function run(account: OsUser, words: string[]): SpawnSyncReturns<string> {
  const [program = '', ...rest] = [...account.wrap, ...words]
  return spawnSync(program, rest, { ...account.as, cwd: '/', encoding: 'utf8' })
}

function openForTraversal(dataDir: string): void {
  const mode = statSync(dataDir).mode & 0o7777
  if (mode & 0o001) return
  // Files that only DATA_DIR's permissions protected must stay protected when others may enter it.
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (!entry.isDirectory() && !entry.isFile()) continue
    const inner = join(dataDir, entry.name)
    chmodSync(inner, statSync(inner).mode & 0o7700)
  }
  chmodSync(dataDir, mode | 0o001)
}

function closedFolder(nobody: OsUser['files'] | null, folder: string): string | null {
  if (!nobody) return null
  const account: OsUser = { as: nobody, files: nobody, wrap: [] }
  const closed = folder !== '/' && closedFolder(nobody, dirname(folder))
  return closed || (canEnter(account, folder) ? null : folder)
}

function ownerOf(path: string | null): OsUser['files'] | null {
  if (path === null) return null
  try {
    const { uid, gid } = statSync(path)
    return { uid, gid }
  } catch {
    return null
  }
}

function nobodyIds(): OsUser['files'] | null {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout || NaN),
  )
  return uid && gid ? { uid, gid } : null
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}
