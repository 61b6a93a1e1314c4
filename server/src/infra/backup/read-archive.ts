import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { readTar, TarDamaged } from '../../lib/tar.ts'
import { archiveFormat, foldersOf, Manifest, manifestName, sumsName } from './manifest.ts'
import { BackupRefused } from './refusal.ts'
import type { TarEntry } from '../../lib/tar.ts'

/** Takes the entries one by one; `content` has to be read to its end. */
export type Taker = (entry: TarEntry, content: AsyncIterable<Buffer>) => Promise<void>

/**
 * Reads a backup from its first byte to its last and compares every file with its sum.
 * @param begin is told what the archive is before anything else of it is read, and says who takes the rest
 * @throws BackupRefused for what is no backup of ours, newer than this version, cut short or damaged
 */
export async function readArchive(
  file: string,
  begin: (manifest: Manifest) => Promise<Taker>,
): Promise<Manifest> {
  const raw = createReadStream(file)
  const bytes = createGunzip()
  raw.on('error', (error) => bytes.destroy(error))
  raw.pipe(bytes)
  let manifest: Manifest | null = null
  let take: Taker | null = null
  let sums: string | null = null
  const seen: string[] = []
  try {
    for await (const { content, ...entry } of readTar(bytes)) {
      if (!manifest || !take) {
        const text = await whole(content)
        manifest = parseManifest(entry, text)
        seen.push(`${createHash('sha256').update(text).digest('hex')}  ${manifestName}`)
        take = await begin(manifest)
      } else if (entry.name === sumsName) {
        sums = await whole(content)
      } else {
        checkName(entry, manifest)
        const hash = createHash('sha256')
        await take(entry, hashed(content, hash))
        if (!entry.folder) seen.push(`${hash.digest('hex')}  ${entry.name}`)
      }
    }
  } catch (error) {
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

function parseManifest(entry: TarEntry, text: string): Manifest {
  if (entry.name !== manifestName) throw new TarDamaged('no manifest')
  const json = JSON.parse(text) as { moonpage_backup?: unknown }
  if (typeof json.moonpage_backup === 'number' && json.moonpage_backup > archiveFormat) {
    throw new BackupRefused('This backup was made by a newer Moonpage. Restore it with that version.')
  }
  return Manifest.parse(json)
}

function checkName({ name }: TarEntry, { contents }: Manifest): void {
  const [first = '', ...rest] = name.split('/')
  const odd = rest.some((part) => part === '' || part === '.' || part === '..')
  if (odd || !foldersOf(contents).includes(first)) throw new TarDamaged(`${name} does not belong in a backup`)
}

async function* hashed(content: AsyncIterable<Buffer>, hash: { update(part: Buffer): unknown }) {
  for await (const part of content) {
    hash.update(part)
    yield part
  }
}

async function whole(content: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

function isDamage(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  const unreadable = error instanceof SyntaxError || error instanceof z.core.$ZodError
  return unreadable || error instanceof TarDamaged || code?.startsWith('Z_') === true
}

const notOurs = (file: string) => new BackupRefused(`${file} is not a backup that Moonpage made.`)

const damaged = (file: string) =>
  new BackupRefused(`${file} is cut short or damaged. Copy it here again, or use another backup.`)
