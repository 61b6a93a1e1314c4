import { spawnSync } from 'node:child_process'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { readTar, TarDamaged, tarEnd, tarHeader, tarPadding } from './tar.ts'

const long = `${'folder-'.repeat(20)}/${'name-'.repeat(19)}`
const files = [
  { name: 'empty.txt', text: '' },
  { name: 'süß/ein Bild.webp', text: 'x'.repeat(512) },
  { name: long, text: 'y'.repeat(1300) },
]
const archive = Buffer.concat([
  tarHeader({ name: 'süß', size: 0, folder: true }),
  ...files.flatMap(({ name, text }) => [
    tarHeader({ name, size: text.length, folder: false }),
    Buffer.from(text),
    tarPadding(text.length),
  ]),
  tarEnd(),
])

/** In pieces of odd sizes, as a stream brings them. */
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

describe('a tar archive', () => {
  test('reads back as it was written', async () => {
    expect(await read(archive)).toEqual([{ name: 'süß/', text: '' }, ...files])
  })

  test('lets a reader skip what it does not want', async () => {
    const names: string[] = []
    for await (const { name } of readTar(pieces(archive))) names.push(name)
    expect(names).toEqual(['süß', ...files.map(({ name }) => name)])
  })

  test('is understood by the tar of the system', () => {
    const { stdout } = spawnSync('tar', ['-t', '--quoting-style=literal'], {
      input: archive,
      encoding: 'utf8',
    })
    expect(stdout.split('\n').slice(0, -1)).toEqual(['süß/', ...files.map(({ name }) => name)])
  })

  test('is refused where it ends early or is something else', async () => {
    await expect(read(archive.subarray(0, 1800))).rejects.toThrow(TarDamaged)
    await expect(read(Buffer.alloc(2048, 'text'))).rejects.toThrow(TarDamaged)
  })

  test('refuses names and sizes that it cannot hold', () => {
    expect(() => tarHeader({ name: 'n'.repeat(300), size: 1, folder: false })).toThrow(/too long/)
    expect(() => tarHeader({ name: 'n', size: 9e9, folder: false })).toThrow(/too large/)
  })
})
