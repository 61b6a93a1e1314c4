import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { chooseOsUser } from '../db/embedded/os-user.ts'
import { takeLock } from '../db/embedded/lock.ts'
import { pathsIn } from '../db/embedded/paths.ts'
import { probe } from '../db/embedded/postmaster.ts'
import { startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts'
import { finishSwap, swapFolders, unpacked } from '../db/embedded/swap-folders.ts'
import { readMigrations } from '../db/migration-files.ts'
import { foldersOf } from './manifest.ts'
import { putEntry } from './put-entry.ts'
import { readArchive } from './read-archive.ts'
import { BackupError } from './backup-error.ts'
import { schemaOf } from './schema-of.ts'
import type { EmbeddedPaths } from '../db/embedded/paths.ts'
import type { Manifest } from './manifest.ts'

type Options = {
  dataDir: string
  /** A path, or what is read from a bucket. */
  file: string | { name: string; content: Readable }
  /** False with DATABASE_URL. */
  withDatabase: boolean
  say: (sentence: string) => void
}

/**
 * Replaces the contents of DATA_DIR with a backup. Everything is unpacked, verified and, for the database, started once
 * before existing data is touched; the replacement itself is atomic.
 * @returns the folder with the previous data; null if there was none
 */
export async function restore({ dataDir, file, withDatabase, say }: Options): Promise<string | null> {
  if (typeof file === 'string' && !existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  const place = pathsIn(dataDir)
  const lock = await takeOver(place)
  try {
    finishSwap(place.dataDir)
    // Fails early if no database can run here, and gives its OS user access to DATA_DIR.
    if (withDatabase) chooseOsUser(place)
    const { staging, names } = await prepare(place, file, withDatabase, say)
    return exchange(place, staging, names)
  } finally {
    lock.release()
  }
}

async function prepare(
  place: EmbeddedPaths,
  file: Options['file'],
  withDatabase: boolean,
  say: Options['say'],
) {
  const staging = mkdtempSync(join(place.dataDir, unpacked.prefix))
  try {
    say('Unpacking the backup.')
    const manifest = await unpack(file, staging, withDatabase)
    if (manifest.contents === 'all') {
      say('Trying the database.')
      await tryDatabase(staging, manifest)
    }
    const names = foldersOf(manifest.contents)
    checkMovable(place, names)
    return { staging, names }
  } catch (error) {
    rmSync(staging, { recursive: true, force: true })
    throw error
  }
}

async function takeOver(place: EmbeddedPaths): Promise<{ release(): void }> {
  const running = new BackupError(`Moonpage is running on ${place.dataDir}. Stop it first, then restore.`)
  const lock = takeLock(place.lock)
  if (!lock) throw running
  if ((await probe(place)) === 'down') return lock
  lock.release()
  throw running
}

async function unpack(file: Options['file'], staging: string, withDatabase: boolean): Promise<Manifest> {
  return readArchive(file, async (manifest) => {
    checkManifest(manifest, withDatabase)
    // All folders: one that the archive lacks is replaced by an empty one.
    for (const name of foldersOf(manifest.contents)) mkdirSync(join(staging, name), { mode: 0o700 })
    return (entry, content) => putEntry(staging, entry, content)
  })
}

function checkManifest({ contents, schema }: Manifest, withDatabase: boolean): void {
  if (contents === 'all' && !withDatabase) {
    throw new BackupError(
      'This backup holds the embedded database, and DATABASE_URL names a server. ' +
        'Restore it without DATABASE_URL; docs/operations.md tells how to move it to the server.',
    )
  }
  if (contents === 'pictures' && withDatabase) {
    throw new BackupError(
      'This backup holds pictures only: its database was on a server. Set DATABASE_URL, and restore that with pg_restore.',
    )
  }
  const known = readMigrations().at(-1)?.number ?? 0
  if (schema !== null && schema > known) {
    throw new BackupError('This backup was made by a newer Moonpage. Restore it with that version.')
  }
}

/** Starts the server once, to replay the copied log up to the end of the backup. */
async function tryDatabase(staging: string, manifest: Manifest): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir: staging, log: () => {} })
  try {
    if ((await schemaOf(server.url)) !== manifest.schema) {
      throw new BackupError('The database in this backup does not match its description. Use another backup.')
    }
  } finally {
    await server.stop()
  }
  for (const name of readdirSync(staging)) {
    if (name !== 'pg18' && name.startsWith('pg18-')) rmSync(join(staging, name), { recursive: true })
  }
}

function checkMovable(place: EmbeddedPaths, names: string[]): void {
  const disk = lstatSync(place.dataDir).dev
  for (const name of names) {
    const path = join(place.dataDir, name)
    if (!existsSync(path)) continue
    const found = lstatSync(path)
    if (found.dev !== disk || found.isSymbolicLink()) {
      throw new BackupError(
        `${path} is on a disk of its own, so that it cannot be moved aside in one step. ` +
          'Restore into an empty DATA_DIR, and move the folders yourself.',
      )
    }
  }
}

/** From here on an interruption is completed by the next start. */
function exchange(place: EmbeddedPaths, staging: string, names: string[]): string | null {
  const replaces = names.some((name) => existsSync(join(place.dataDir, name)))
  const stamp = new Date().toISOString().replace(/\..*/, '').replaceAll(/[:T]/g, '-')
  const aside = `before-restore-${stamp}-${process.pid}`
  swapFolders(place.dataDir, { from: basename(staging), aside, names })
  if (replaces) return join(place.dataDir, aside)
  rmSync(join(place.dataDir, aside), { recursive: true })
  return null
}
