const utf16 = 1
const headerBytes = 10

/** Seven bits a byte, so that no byte looks like the start of sound. */
const syncsafe = (size: number) => Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f))

/**
 * An ID3v2.3 tag for the start of an MP3 file.
 * @param texts by the frame's name, such as TIT2 for the title
 */
export function id3Tag(texts: Readonly<Record<string, string>>): Buffer {
  const frames = Object.entries(texts).map(([name, text]) => {
    const content = Buffer.concat([Buffer.from([utf16, 0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    const header = Buffer.alloc(headerBytes)
    header.write(name)
    header.writeUInt32BE(content.length, 4)
    return Buffer.concat([header, content])
  })
  const body = Buffer.concat(frames)
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([3, 0, 0]), syncsafe(body.length), body])
}
