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
 * Makes the cluster if there is none. It is made under another name and gets its own by one rename, so that
 * whatever stands under its own name is complete. To be called with the lock held.
 */
export async function ensureCluster(
  place: EmbeddedPaths,
  account: OsUser,
  binaries: Binaries,
  onProgress: (sentence: string) => void,
): Promise<void> {
  await discardUnfinished(place)
  if (existsSync(join(place.cluster, 'PG_VERSION'))) {
    const version = readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8').trim()
    if (version !== '18') {
      throw new EmbeddedDatabaseError(
        `${place.cluster} was made by PostgreSQL ${version}, and this is PostgreSQL 18.`,
      )
    }
    handOver(place.cluster, account)
    return
  }
  if (existsSync(place.cluster) && readdirSync(place.cluster).length > 0) {
    throw new EmbeddedDatabaseError(
      `${place.cluster} holds files that are not a database. Nothing was changed; move that folder away.`,
    )
  }
  onProgress('Preparing the database: this happens once and takes a few seconds.')
  const making = join(
    place.dataDir,
    `${unfinished}${process.pid}-${processIdentity(process.pid)?.replace(/\W/g, '')}`,
  )
  mkdirSync(making, { mode: 0o700 })
  handOver(making, account)
  const initdb = startTiedProcess(account, 'TERM', [
    binaries.initdb,
    `--pgdata=${making}`,
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
    await remove(making)
    throw errorFromOutput('initdb', initdb.said())
  }
  renameSync(making, place.cluster)
}

/** The folder of the socket: private, and nobody else's. */
export function ensureSocketDir(place: EmbeddedPaths, account: OsUser): void {
  mkdirSync(place.socketDir, { recursive: true, mode: 0o700 })
  const found = lstatSync(place.socketDir)
  const ours = [process.getuid?.(), account.files.uid].includes(found.uid) || process.getuid?.() === 0
  if (!found.isDirectory() || !ours || (found.mode & 0o077) !== 0) {
    throw new EmbeddedDatabaseError(
      `${place.socketDir}, where its socket goes, belongs to someone else or is open to others. Remove it.`,
    )
  }
  handOver(place.socketDir, account)
}

// A folder is thrown away only if it carries the name of an unfinished one and its maker is dead.
async function discardUnfinished(place: EmbeddedPaths): Promise<void> {
  for (const name of readdirSync(place.dataDir)) {
    if (!name.startsWith(unfinished)) continue
    const [pid = '', mark] = name.slice(unfinished.length).split('-')
    const alive = processIdentity(Number(pid))?.replace(/\W/g, '') === mark && Number(pid) !== process.pid
    if (!alive) await remove(join(place.dataDir, name))
  }
}

// An initdb that was orphaned clears the same folder at the same time, on which one removal gives up early.
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

/** Gives files to the account, where root brought them or Moonpage ran under another account before. */
function handOver(path: string, account: OsUser): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = account.files
  if (lstatSync(path).uid === uid) return
  for (const inner of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(path, inner), uid, gid)
  }
  // Last, because its owner tells whether the others were done.
  chownSync(path, uid, gid)
}
