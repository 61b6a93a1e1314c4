import type { FastifyInstance } from 'fastify'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { refuse } from '../../lib/refusal.ts'

/** Names are unguessable and never change content: who has one may keep the picture as long as they like. */
export function pictureRoute(app: FastifyInstance, { pictures }: { pictures: PictureStore }): void {
  app.get<{ Params: { file: string } }>(
    '/static/images/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const picture = await pictures.read(request.params.file)
      if (!picture) throw refuse('picture_not_found', 404, 'There is no such picture')
      return reply
        .type('image/webp')
        .header('content-length', picture.size)
        .header('cache-control', 'private, max-age=31536000, immutable')
        .send(picture.stream)
    },
  )
}
