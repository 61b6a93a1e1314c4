import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { pack } from 'tar-stream'
import { readArchive } from './read-archive.ts'

const dir = mkdtempSync(join(tmpdir(), 'read-archive-'))
afterAll(() => rmSync(dir, { recursive: true }))

const manifest = JSON.stringify({ moonpage_backup: 1, made_at: 'now', contents: 'all', schema: null })

type Entry = Parameters<ReturnType<typeof pack>['entry']>[0] & { text: string }
const entry = (name: string, text = 'x', header: Partial<Entry> = {}): Entry => ({ name, text, ...header })
const sums = () => entry('moonpage-backup.sha256', '')

test.each<[string, () => Entry[], string]>([
  ['a way out', () => [entry('pictures/../../cron.d/x')], 'pictures/../../cron.d/x'],
  ['a path from the root', () => [entry('/etc/passwd')], '/etc/passwd'],
  ['a folder of nobody', () => [entry('run/x')], 'run/x'],
  ['a file for a folder', () => [entry('pictures')], 'pictures'],
  [
    'a link',
    () => [entry('pictures/x', '', { type: 'symlink', linkname: '/etc' }), entry('pictures/x/y')],
    'pictures/x',
  ],
  ['a device', () => [entry('pictures/x', '', { type: 'character-device' })], 'pictures/x'],
  ['a file twice', () => [entry('mail/1.eml'), entry('mail/1.eml', 'y')], 'mail/1.eml'],
  ['a file below a file', () => [entry('mail/1'), entry('mail/1/2')], 'mail/1/2'],
  ['a file in the place of a folder', () => [entry('mail/1/2'), entry('mail/1')], 'mail/1'],
  ['more behind its end', () => [sums(), entry('mail/1.eml')], 'mail/1.eml'],
  ['a name with its end inside', () => [entry('mail/x', 'x', { pax: { path: 'mail/1\0x' } })], 'mail/1?x'],
  ['an order to the terminal', () => [entry('mail/\x1b[2J/../x')], 'mail/?[2J/../x'],
])('a manipulated archive is rejected with the reason: %s', async (what, entries, name) => {
  const path = join(dir, `${what}.tar.gz`)
  const archive = pack()
  for (const { text, ...header } of [entry('moonpage-backup.json', manifest), ...entries()])
    archive.entry(header, text)
  archive.finalize()
  writeFileSync(path, gzipSync(await buffer(archive)))
  const leave = async (_entry: unknown, content: AsyncIterable<Buffer>) => {
    for await (const _ of content);
  }
  await expect(readArchive(path, () => Promise.resolve(leave))).rejects.toThrow(
    `was changed since Moonpage made it: no backup holds "${name}". Someone may want to do harm with it.`,
  )
})
