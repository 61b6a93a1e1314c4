import type { FastifyInstance } from 'fastify'
import { isPictureFile, type PictureStore } from '../../infra/storage/picture-store.ts'
import { toUnavailableProblem } from '../../infra/storage/storage-errors.ts'
import { problem } from '../../lib/problem.ts'

/** Names are unguessable and contents never change, so responses can be cached forever. */
export function pictureRoute(app: FastifyInstance, { pictures }: { pictures: PictureStore }): void {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/static/images/:file',
    schema: { hide: true },
    config: { bypassesGate: 'link' },
    async handler({ method, headers, params: { file } }, reply) {
      const notFound = () => problem('picture_not_found', 404, 'We couldn’t find that picture.')
      if (!isPictureFile(file)) throw notFound()
      const etag = `"${file}"`
      const keep = { etag, 'cache-control': 'private, max-age=31536000, immutable' }
      // The content for a name never changes, so any If-None-Match gets a 304.
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).headers(keep).send()
      const picture = await pictures.read(file).catch(toUnavailableProblem)
      if (!picture) throw notFound()
      reply.type('image/webp').headers({ ...keep, 'content-length': picture.size })
      if (method === 'GET') return reply.send(picture.stream)
      picture.stream.destroy()
      return reply.send()
    },
  })
}
