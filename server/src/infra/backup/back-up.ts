import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import type { BackupProof } from '@moonpage/contract/system'
import { pathsIn } from '../db/embedded/paths.ts'
import { startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts'
import { clusterSources } from './cluster-sources.ts'
import { archiveFormat, foldersOf } from './manifest.ts'
import { proveBackup } from './prove-backup.ts'
import { readArchive } from './read-archive.ts'
import { recordBackup } from './record-backup.ts'
import { schemaOf } from './schema-of.ts'
import { BackupError } from './backup-error.ts'
import { folderSources } from './source.ts'
import { writeArchive } from './write-archive.ts'
import type { EmbeddedPaths } from '../db/embedded/paths.ts'
import type { Manifest } from './manifest.ts'
import type { Source } from './source.ts'

type Options = {
  dataDir: string
  /** Path of the archive, which must not exist. */
  file: string
  /** DATABASE_URL, if set: backing up a database server is left to its own tools. */
  databaseUrl: string | null
  say: (sentence: string) => void
  /** Called with the proved archive before it counts; throws to reject it. */
  deliver?: (draft: string) => Promise<void>
}

/**
 * Writes DATA_DIR to one file, while the app runs or not, and proves it before it gets its name. Contains everything
 * acknowledged before the call.
 * @returns what was found in it; null without a database
 */
export async function backUp({
  dataDir,
  file,
  databaseUrl,
  say,
  deliver = async () => {},
}: Options): Promise<BackupProof | null> {
  if (!existsSync(dataDir)) throw new BackupError(`There is nothing to back up: ${dataDir} does not exist.`)
  const place = pathsIn(dataDir)
  checkTarget(place, file)
  if (databaseUrl !== null) {
    const sources = foldersIn(place, foldersOf('pictures'))
    await write(file, { contents: 'pictures', schema: null }, sources, async (draft) => {
      say('Reading the backup back.')
      await readThrough(draft)
      await deliver(draft)
    })
    await tell({ url: databaseUrl, contents: 'pictures', file, proof: null }, say)
    return null
  }
  if (!existsSync(place.cluster)) {
    throw new BackupError(`There is nothing to back up: ${place.dataDir} holds no database yet.`)
  }
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, onProgress: say })
  try {
    let proof: BackupProof | null = null
    const about = { contents: 'all', schema: await schemaOf(server.url) } as const
    await write(file, about, everything(place), async (draft) => {
      say('Restoring the backup on trial.')
      proof = await proveBackup(place.dataDir, draft)
      await deliver(draft)
    })
    await tell({ url: server.url, contents: 'all', file, proof }, say)
    return proof
  } finally {
    await server.stop()
  }
}

/** The backup is complete even if it cannot be recorded. */
async function tell(
  {
    url,
    file,
    ...about
  }: { url: string; contents: Manifest['contents']; file: string; proof: BackupProof | null },
  say: (sentence: string) => void,
): Promise<void> {
  await recordBackup(url, { ...about, bytes: statSync(file).size }).catch(() =>
    say('The admin page could not be told of this backup: start this version of Moonpage once.'),
  )
}

// Pictures after the database: a picture is stored before its row, so every row in the copy has its file.
async function* everything(place: EmbeddedPaths): AsyncGenerator<Source> {
  yield* clusterSources(place)
  yield* foldersIn(place, foldersOf('pictures'))
}

async function* foldersIn(place: EmbeddedPaths, names: string[]): AsyncGenerator<Source> {
  for (const name of names) {
    yield* folderSources(name, join(place.dataDir, name), (path) => path.endsWith('.draft'))
  }
}

async function write(
  file: string,
  about: Pick<Manifest, 'contents' | 'schema'>,
  sources: AsyncIterable<Source>,
  check: (draft: string) => Promise<void>,
): Promise<void> {
  const manifest = { moonpage_backup: archiveFormat, made_at: new Date().toISOString(), ...about }
  await writeArchive(file, manifest, sources, check)
}

/** Verifies the checksum of every file. */
async function readThrough(draft: string): Promise<void> {
  await readArchive(draft, async () => async (_, content) => {
    for await (const _part of content);
  })
}

function checkTarget(place: EmbeddedPaths, file: string): void {
  if (existsSync(file)) throw new BackupError(`${file} exists already. Name another file.`)
  const folder = dirname(resolve(file))
  if (!existsSync(folder)) throw new BackupError(`There is no folder ${folder}.`)
  const inside = foldersOf('all').some((name) =>
    `${realpathSync(folder)}${sep}`.startsWith(`${join(place.dataDir, name)}${sep}`),
  )
  if (inside) throw new BackupError(`${file} lies within what is backed up. Name a file elsewhere.`)
}
