import {
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTiedProcess } from './tied-process.ts'
import { processIdentity } from './process-identity.ts'
import { EmbeddedDatabaseError, errorFromOutput } from './embedded-database-error.ts'
import type { OsUser } from './os-user.ts'
import type { Binaries } from './binaries.ts'
import type { EmbeddedPaths } from './paths.ts'

const unfinished = 'pg18-unfinished-'

/**
 * Creates the cluster if there is none, under a temporary name that is renamed at the end, so that an existing cluster
 * is always complete. Requires the lock.
 */
export async function ensureCluster(
  paths: EmbeddedPaths,
  account: OsUser,
  binaries: Binaries,
  onProgress: (sentence: string) => void,
): Promise<void> {
  await discardUnfinished(paths)
  if (existsSync(join(paths.cluster, 'PG_VERSION'))) {
    const version = readFileSync(join(paths.cluster, 'PG_VERSION'), 'utf8').trim()
    if (version !== '18') {
      throw new EmbeddedDatabaseError(
        `${paths.cluster} was made by PostgreSQL ${version}, and this is PostgreSQL 18.`,
      )
    }
    changeOwner(paths.cluster, account)
    return
  }
  if (existsSync(paths.cluster) && readdirSync(paths.cluster).length > 0) {
    throw new EmbeddedDatabaseError(
      `${paths.cluster} holds files that are not a database. Nothing was changed; move that folder away.`,
    )
  }
  onProgress('Preparing the database: this happens once and takes a few seconds.')
  const staging = join(
    paths.dataDir,
    `${unfinished}${process.pid}-${processIdentity(process.pid)?.replace(/\W/g, '')}`,
  )
  mkdirSync(staging, { mode: 0o700 })
  changeOwner(staging, account)
  const initdb = startTiedProcess(account, 'TERM', [
    binaries.initdb,
    `--pgdata=${staging}`,
    '--username=moonpage',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--auth-local=trust',
    '--auth-host=reject',
  ])
  const { code } = await initdb.ended
  if (code !== 0) {
    await remove(staging)
    throw errorFromOutput('initdb', initdb.output())
  }
  renameSync(staging, paths.cluster)
}

/** The folder of the socket: accessible to its owner only. */
export function ensureSocketDir(place: EmbeddedPaths, account: OsUser): void {
  mkdirSync(place.socketDir, { recursive: true, mode: 0o700 })
  const found = lstatSync(place.socketDir)
  const ours = [process.getuid?.(), account.files.uid].includes(found.uid) || process.getuid?.() === 0
  if (!found.isDirectory() || !ours || (found.mode & 0o077) !== 0) {
    throw new EmbeddedDatabaseError(
      `${place.socketDir}, where its socket goes, belongs to someone else or is open to others. Remove it.`,
    )
  }
  changeOwner(place.socketDir, account)
}

// Deletes a folder only if it has a temporary name and its process is dead.
async function discardUnfinished(place: EmbeddedPaths): Promise<void> {
  for (const name of readdirSync(place.dataDir)) {
    if (!name.startsWith(unfinished)) continue
    const [pid = '', identity] = name.slice(unfinished.length).split('-')
    const alive = processIdentity(Number(pid))?.replace(/\W/g, '') === identity && Number(pid) !== process.pid
    if (!alive) await remove(join(place.dataDir, name))
  }
}

// An orphaned initdb may be deleting the same folder, which makes a single attempt fail.
async function remove(folder: string): Promise<void> {
  for (let tries = 0; existsSync(folder); tries++) {
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (tries > 50) throw error
    }
    if (existsSync(folder)) await sleep(50)
  }
}

/** Changes the owner of files that root created, or that belong to a previous OS user. */
function changeOwner(path: string, account: OsUser): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = account.files
  if (lstatSync(path).uid === uid) return
  for (const inner of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(path, inner), uid, gid)
  }
  // The folder itself last: its owner shows whether the files were done.
  chownSync(path, uid, gid)
}
