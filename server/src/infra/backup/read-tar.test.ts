import { spawnSync } from 'node:child_process'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pack } from 'tar-stream'
import { expect, test } from 'vitest'
import { BackupError } from './backup-error.ts'
import { readTar, TarDamaged } from './read-tar.ts'

const long = `${'folder-'.repeat(20)}/${'name-'.repeat(19)}`
const files = [
  { name: 'empty.txt', text: '' },
  { name: 'süß/ein Bild.webp', text: 'x'.repeat(512) },
  { name: long, text: 'y'.repeat(1300) },
]
const packed = pack()
packed.entry({ name: 'süß', type: 'directory' })
for (const { name, text } of files) packed.entry({ name }, text)
packed.finalize()
const archive = await buffer(packed)

/** In chunks of odd sizes, like a stream. */
const pieces = (bytes: Buffer, size = 700) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    ),
  )

async function read(bytes: Buffer) {
  const found: { name: string; text: string }[] = []
  for await (const { name, folder, content } of readTar(pieces(bytes))) {
    let text = ''
    for await (const part of content) text += part.toString('latin1')
    found.push({ name: folder ? `${name}/` : name, text })
  }
  return found
}

test('reads an archive that the app wrote', async () => {
  expect(await read(archive)).toEqual([{ name: 'süß/', text: '' }, ...files])
})

test('reads an archive of the system’s tar', async () => {
  const { stdout } = spawnSync('tar', ['-c', '--format=ustar', '-C', import.meta.dirname, 'read-tar.test.ts'])
  expect(await read(stdout)).toEqual([
    { name: 'read-tar.test.ts', text: expect.stringContaining('so does one of the system') },
  ])
})

test('content can be skipped', async () => {
  const names: string[] = []
  for await (const { name } of readTar(pieces(archive))) names.push(name)
  expect(names).toEqual(['süß', ...files.map(({ name }) => name)])
})

test('truncated and foreign archives are rejected', async () => {
  await expect(read(archive.subarray(0, archive.length - 1024 - 1400))).rejects.toThrow(TarDamaged)
  await expect(read(Buffer.alloc(2048, 'text'))).rejects.toThrow(TarDamaged)
})

test.each([
  Object.assign(new Error('the disk is gone'), { code: 'EIO' }),
  new BackupError('The bucket is gone.'),
])('an error of the source is rethrown, with a code or without: %s', async (error) => {
  async function* broken() {
    yield archive.subarray(0, 2000)
    throw error
  }
  const all = async () => {
    for await (const { content } of readTar(Readable.from(broken()))) for await (const _ of content);
  }
  await expect(all()).rejects.toBe(error)
})

test('a header of any declared size is not read into memory', async () => {
  const huge = Buffer.from(archive.subarray(0, 512))
  huge.write('x', 156)
  huge.write('77777777777', 124)
  huge.fill(' ', 148, 156)
  const sum = huge.reduce((total, byte) => total + byte, 0)
  huge.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  let sent = 0
  async function* endless() {
    yield huge
    for (; ; sent++) yield Buffer.alloc(1024 ** 2, 'x')
  }
  await expect(readTar(Readable.from(endless())).next()).rejects.toThrow(TarDamaged)
  expect(sent).toBeLessThan(10)
})
