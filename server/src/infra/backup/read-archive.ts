import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { entryNames } from './entry-names.ts'
import { hashed } from './hashed.ts'
import { archiveFormat, Manifest, manifestName, sumsName } from './manifest.ts'
import { BackupError } from './backup-error.ts'
import { readTar, TarDamaged, TarForeign, type TarEntry } from './read-tar.ts'

/** Consumes the entries in order; `content` must be read to its end. */
export type Taker = (entry: TarEntry, content: AsyncIterable<Buffer>) => Promise<void>

/**
 * Reads a whole backup and verifies the checksum of every file.
 * @param archive a path, or what is read from elsewhere with its name
 * @param begin called with the manifest, before anything else is read; returns the consumer of the other entries
 * @throws BackupError if it is no backup, of a newer version, truncated, damaged or manipulated
 */
export async function readArchive(
  archive: string | { name: string; content: Readable },
  begin: (manifest: Manifest) => Promise<Taker>,
): Promise<Manifest> {
  const isFile = typeof archive === 'string'
  const file = isFile ? archive : archive.name
  const raw = isFile ? createReadStream(archive) : archive.content
  const bytes = createGunzip()
  raw.on('error', (error: Error) => bytes.destroy(error))
  raw.pipe(bytes)
  let manifest: Manifest | null = null
  let take: Taker | null = null
  let sums: string | null = null
  const seen: string[] = []
  let checkName: (entry: TarEntry) => void = () => {}
  try {
    for await (const { content, ...entry } of readTar(bytes)) {
      if (!manifest || !take) {
        const text = await manifestText(entry, content)
        manifest = parseManifest(text)
        checkName = entryNames(manifest)
        seen.push(`${createHash('sha256').update(text).digest('hex')}  ${manifestName}`)
        take = await begin(manifest)
      } else if (sums !== null) {
        throw new TarForeign(entry.name)
      } else if (entry.name === sumsName) {
        sums = await whole(content, longest.sums)
      } else {
        checkName(entry)
        const hash = createHash('sha256')
        await take(entry, hashed(content, hash))
        if (!entry.folder) seen.push(`${hash.digest('hex')}  ${entry.name}`)
      }
    }
  } catch (error) {
    if (manifest && error instanceof TarForeign) throw changed(file, error.message)
    if (!isDamage(error)) throw error
    throw manifest ? damaged(file) : notOurs(file)
  } finally {
    raw.destroy()
    bytes.destroy()
  }
  if (!manifest) throw notOurs(file)
  if (sums !== seen.map((line) => `${line}\n`).join('')) throw damaged(file)
  return manifest
}

/** Limit in bytes, generous but harmless to memory. */
const longest = { manifest: 64 * 1024, sums: 1024 ** 3 / 2 }

function manifestText({ name, size }: TarEntry, content: AsyncIterable<Buffer>): Promise<string> {
  if (name !== manifestName || size > longest.manifest) throw new TarDamaged('no manifest')
  return whole(content, longest.manifest)
}

function parseManifest(text: string): Manifest {
  const json = JSON.parse(text) as { moonpage_backup?: unknown }
  if (typeof json.moonpage_backup === 'number' && json.moonpage_backup > archiveFormat) {
    throw new BackupError('This backup was made by a newer Moonpage. Restore it with that version.')
  }
  return Manifest.parse(json)
}

async function whole(content: AsyncIterable<Buffer>, most: number): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of content) {
    size += part.length
    if (size > most) throw new TarDamaged('it is longer than any')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function isDamage(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  const unreadable = error instanceof SyntaxError || error instanceof z.core.$ZodError
  const isNoArchive = error instanceof TarDamaged || error instanceof TarForeign
  return unreadable || isNoArchive || code?.startsWith('Z_') === true
}

const notOurs = (file: string) => new BackupError(`${file} is not a backup that Moonpage made.`)

const damaged = (file: string) =>
  new BackupError(`${file} is cut short or damaged. Copy it here again, or use another backup.`)

/** Removes control characters before a name is printed on a terminal. */
const shown = (name: string) => JSON.stringify(name.slice(0, 100).replace(/[\p{Cc}\p{Cf}]/gu, '?'))

const changed = (file: string, name: string) =>
  new BackupError(
    `${file} was changed since Moonpage made it: no backup holds ${shown(name)}. Someone may want to do harm with it. Use another backup.`,
  )
