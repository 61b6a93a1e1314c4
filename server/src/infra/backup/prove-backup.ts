import { mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BackupProof } from '@moonpage/contract/system'
import pg from 'pg'
import { startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts'
import { BackupError } from './backup-error.ts'
import { ownFolder } from './own-folder.ts'
import { putEntry } from './put-entry.ts'
import { readArchive } from './read-archive.ts'
import { schemaOf } from './schema-of.ts'

/** How many pictures are looked for: enough to notice that a folder is missing, few enough to remember. */
const pictureLimit = 10_000

/**
 * Restores the database of a backup into a temporary folder of DATA_DIR, starts it there and counts what is in it. The
 * checksum of every file is verified on the way; pictures are read and not written.
 * @returns null if the database has no tables of Moonpage yet
 * @throws BackupError if the backup is damaged or its database does not start
 */
export async function proveBackup(dataDir: string, file: string): Promise<BackupProof | null> {
  const staging = ownFolder(dataDir, 'proof-')
  mkdirSync(join(staging, 'pg18'), { mode: 0o700 })
  try {
    let found: Counted | null | undefined
    let schema: number | null = null
    const count = async () => (found ??= await countIn(staging, schema))
    await readArchive(file, async (manifest) => {
      schema = manifest.schema
      return async (entry, content) => {
        if (entry.name === 'pg18' || entry.name.startsWith('pg18/')) return putEntry(staging, entry, content)
        // The database comes first.
        const counted = await count()
        counted?.wanted.delete(basename(entry.name).replace(/-\d+\.webp$/, ''))
        for await (const _part of content);
      }
    })
    const counted = await count()
    if (!counted) return null
    const { wanted, ...rest } = counted
    return { ...rest, missing_pictures: wanted.size }
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

type Counted = Omit<BackupProof, 'missing_pictures'> & { wanted: Set<string> }

async function countIn(dataDir: string, schema: number | null): Promise<Counted | null> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} })
  const client = new pg.Client({ connectionString: server.url })
  try {
    if ((await schemaOf(server.url)) !== schema)
      throw new BackupError('The database in this backup does not match its description.')
    if (schema === null) return null
    await client.connect()
    const { rows } = await client.query<Omit<Counted, 'wanted' | 'pictures'>>(`
      select (select count(*) from families)::int as families, (select count(*) from stories)::int as stories,
        (select count(*) from story_pages)::int as pages`)
    const counts = rows[0] ?? { families: 0, stories: 0, pages: 0 }
    const { rows: pictures } = await client.query<{ image_key: string }>(
      `select image_key from story_pages
       where image_key is not null and not exists (
         select from storage_outbox where starts_with(storage_outbox.file, image_key))
       order by story_id desc, page_number limit $1`,
      [pictureLimit],
    )
    return { ...counts, pictures: pictures.length, wanted: new Set(pictures.map((page) => page.image_key)) }
  } finally {
    await client.end().catch(() => {})
    await server.stop()
  }
}
