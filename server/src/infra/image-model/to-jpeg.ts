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
