import { buffer } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pictureFile } from '../../core/stories/picture-files.ts'
import { toJpeg } from '../../infra/image-model/to-jpeg.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { toUnavailableProblem } from '../../infra/storage/storage-errors.ts'
import { problem } from '../../lib/problem.ts'

/** A book's picture as JPEG: e-readers do not know WebP. @param key file stem; null if the book has no picture */
export async function sendCover(
  pictures: PictureStore,
  {
    request,
    reply,
    key,
    width,
  }: { request: FastifyRequest; reply: FastifyReply; key: string | null; width: number },
) {
  const notFound = () => problem('picture_not_found', 404, 'We couldn’t find that picture.')
  if (key === null) throw notFound()
  const etag = `"${key}-${width}"`
  // An hour: the next answer may be that the book is gone.
  reply.headers({ etag, 'cache-control': 'private, max-age=3600' })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const picture = await pictures.read(pictureFile(key, width)).catch(toUnavailableProblem)
  if (!picture) throw notFound()
  const { data } = await toJpeg(await buffer(picture.stream))
  return reply.type('image/jpeg').send(data)
}
