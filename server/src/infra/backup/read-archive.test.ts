import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { tarEnd, tarHeader, tarPadding } from '../../lib/tar.ts'
import { readArchive } from './read-archive.ts'

const dir = mkdtempSync(join(tmpdir(), 'read-archive-'))
afterAll(() => rmSync(dir, { recursive: true }))

const manifest = JSON.stringify({ moonpage_backup: 1, made_at: 'now', contents: 'all', schema: null })

function entry(name: string, text = 'x', kind = '0'): Buffer {
  const header = tarHeader({ name, size: text.length, folder: false })
  header.write(kind, 156)
  header.fill(' ', 148, 156)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([header, Buffer.from(text), tarPadding(text.length)])
}
const sums = () => entry('moonpage-backup.sha256', '')

test.each<[string, () => Buffer[], string]>([
  ['a way out', () => [entry('pictures/../../cron.d/x')], 'pictures/../../cron.d/x'],
  ['a path from the root', () => [entry('/etc/passwd')], '/etc/passwd'],
  ['a folder of nobody', () => [entry('run/x')], 'run/x'],
  ['a file for a folder', () => [entry('pictures')], 'pictures'],
  ['a link', () => [entry('pictures/x', '', '2'), entry('pictures/x/y')], 'pictures/x'],
  ['a device', () => [entry('pictures/x', '', '3')], 'pictures/x'],
  ['a file twice', () => [entry('mail/1.eml'), entry('mail/1.eml', 'y')], 'mail/1.eml'],
  ['a file below a file', () => [entry('mail/1'), entry('mail/1/2')], 'mail/1/2'],
  ['a file in the place of a folder', () => [entry('mail/1/2'), entry('mail/1')], 'mail/1'],
  ['more behind its end', () => [sums(), entry('mail/1.eml')], 'mail/1.eml'],
  ['an order to the terminal', () => [entry('mail/\x1b[2J/../x')], 'mail/?[2J/../x'],
])('a changed archive is refused for what is wrong with it: %s', async (what, entries, name) => {
  const path = join(dir, `${what}.tar.gz`)
  const all = [entry('moonpage-backup.json', manifest), ...entries(), tarEnd()]
  writeFileSync(path, gzipSync(Buffer.concat(all)))
  const leave = async (_entry: unknown, content: AsyncIterable<Buffer>) => {
    for await (const _ of content);
  }
  await expect(readArchive(path, () => Promise.resolve(leave))).rejects.toThrow(
    `was changed since Moonpage made it: no backup holds "${name}". Someone may want to do harm with it.`,
  )
})
