import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zip, type ZipFile } from './zip.ts'

const modified = new Date('2026-11-21T19:30:10Z')
const archive = (...files: ZipFile[]) => buffer(zip(listed(files), { modified }))
async function* listed(files: readonly ZipFile[]) {
  yield* files
}
const text = (name: string, content: string): ZipFile => ({
  name,
  data: Buffer.from(content),
  compress: true,
})

test('an archive reads back as it was written', async () => {
  const picture = { name: 'stories/süß/pictures/page-01.webp', data: randomBytes(5000), compress: false }
  const bytes = await archive(
    text('README.txt', 'Ein Stück Käse. '.repeat(500)),
    picture,
    text('empty.txt', ''),
  )
  const found = unzipSync(bytes)
  expect(Object.keys(found)).toEqual(['README.txt', picture.name, 'empty.txt'])
  expect(strFromU8(found['README.txt']!)).toBe('Ein Stück Käse. '.repeat(500))
  expect(Buffer.from(found[picture.name]!)).toEqual(picture.data)
  expect(found['empty.txt']).toHaveLength(0)
  expect(bytes.length).toBeLessThan(6500)
})

test.each([
  ['stored', false],
  ['compressed', true],
])('%s files are read at most one ahead, and none once nobody listens', async (_, compress) => {
  const data = randomBytes(300_000)
  let given = 0
  let isDone = false
  async function* files() {
    try {
      for (; ; given++) yield { name: `${given}.bin`, data, compress }
    } finally {
      isDone = true
    }
  }
  let sent = 0
  for await (const piece of zip(files(), { modified })) {
    sent += piece.length
    expect(given * data.length - sent).toBeLessThan(3 * data.length)
    if (sent > 20 * data.length) break
  }
  await expect.poll(() => isDone).toBe(true)
  expect(given).toBeLessThan(25)
})

test('a file that cannot be read fails the archive', async () => {
  async function* files() {
    yield text('README.txt', 'whole')
    throw new Error('the disk is gone')
  }
  await expect(buffer(zip(files(), { modified }))).rejects.toThrow('the disk is gone')
})

test('an archive without files is one', async () => {
  expect(unzipSync(await archive())).toEqual({})
})

test('more files than an old archive could count', async () => {
  async function* many() {
    for (let n = 0; n < 66_000; n++) yield { name: `${n}.txt`, data: Buffer.from(`${n}`), compress: false }
  }
  const found = unzipSync(await buffer(zip(many(), { modified })))
  expect(Object.keys(found)).toHaveLength(66_000)
  expect(strFromU8(found['65999.txt']!)).toBe('65999')
})

test.each(['../escape.txt', '/etc/passwd', 'a//b', 'a/./b', 'a\\b', 'C:evil', '', 'line\nbreak'])(
  'a file cannot be named %j',
  async (name) => {
    await expect(archive(text(name, ''))).rejects.toThrow('not a name')
  },
)

const hasUnzip = !spawnSync('unzip', ['-v']).error

// By night, and only where there is a program that reads it from disk: it would not fit into memory.
test.runIf(hasUnzip && process.env['NIGHTLY'])(
  'an archive beyond 4 GiB is whole, and bears the time that was given',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'moonpage-zip-'))
    try {
      const path = join(dir, 'large.zip')
      const nothing = Buffer.alloc(70_000_000)
      async function* files() {
        for (let n = 0; n < 70; n++) yield { name: `${n}.bin`, data: nothing, compress: false }
        yield text('last/süß.txt', 'the end')
      }
      const file = await open(path, 'w')
      let at = 0
      for await (const piece of zip(files(), { modified })) {
        // Zeros that are left out take no room on the disk.
        const kept = Math.min(piece.length, 4096)
        await file.write(piece, 0, kept, at)
        await file.write(piece, piece.length - kept, kept, at + piece.length - kept)
        at += piece.length
      }
      await file.close()
      const unzip = (...args: string[]) =>
        spawnSync('unzip', args, { encoding: 'utf8', env: { LANG: 'C.UTF-8' } })
      expect(unzip('-p', path, 'last/*')).toMatchObject({ status: 0, stdout: 'the end', stderr: '' })
      expect(unzip('-l', path).stdout).toMatch(/70000000 +2026-11-21 19:30 +69\.bin/)
    } finally {
      await rm(dir, { recursive: true })
    }
  },
)

test('a file may be made while it is read, no further than somebody reads, and its failure is that of the archive', async () => {
  const piece = randomBytes(100_000)
  let made = 0
  let isDone = false
  async function* pieces(count: number) {
    try {
      for (; made < count; made++) yield piece
    } finally {
      isDone = true
    }
  }
  const bytes = await archive(
    { name: 'made.bin', data: pieces(3), compress: true },
    text('after.txt', 'After it'),
  )
  const found = unzipSync(bytes)
  expect(Buffer.from(found['made.bin']!)).toEqual(Buffer.concat([piece, piece, piece]))
  expect(strFromU8(found['after.txt']!)).toBe('After it')

  made = 0
  isDone = false
  let sent = 0
  for await (const some of zip(listed([{ name: 'long.bin', data: pieces(1000), compress: true }]), {
    modified,
  }))
    if ((sent += some.length) > 1_000_000) break
  await expect.poll(() => isDone).toBe(true)
  expect(made).toBeLessThan(40)

  // oxlint-disable-next-line require-yield -- it fails before
  async function* broken(): AsyncGenerator<Buffer> {
    throw new Error('no paint left')
  }
  await expect(archive({ name: 'broken.bin', data: broken(), compress: true })).rejects.toThrow(
    'no paint left',
  )
})
