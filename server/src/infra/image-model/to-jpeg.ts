import sharp from 'sharp'

/** A picture as JPEG, which every PDF, EPUB and catalog reader supports. */
export async function toJpeg(picture: Uint8Array): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * A picture for print: a JPEG as it is, which was painted at its size; any other file enlarged.
 * @param width in pixels, to which it is enlarged
 */
export async function toPrintJpeg(
  picture: Uint8Array,
  width: number,
): Promise<{ data: Buffer; width: number; height: number }> {
  const found = await sharp(picture).metadata()
  if (found.format === 'jpeg') {
    const data = Buffer.from(picture.buffer, picture.byteOffset, picture.length)
    return { data, width: found.width, height: found.height }
  }
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ width, kernel: 'lanczos3' })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimizeCoding: false })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
