import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { isAudioFile, type PictureStore } from '../../infra/storage/picture-store.ts'
import { toUnavailableProblem } from '../../infra/storage/storage-errors.ts'
import { problem } from '../../lib/problem.ts'

/**
 * Serves audio files. Names are unguessable and contents never change, so responses can be cached forever. Safari plays
 * nothing from a server that answers no range requests.
 */
export function audioRoute(app: FastifyInstance, { pictures }: { pictures: PictureStore }): void {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/static/audio/:file',
    schema: { hide: true },
    config: { bypassesGate: 'link' },
    async handler({ method, headers, params: { file } }, reply) {
      const notFound = () => problem('audio_not_found', 404, 'We couldn’t find that recording.')
      if (!isAudioFile(file)) throw notFound()
      const etag = `"${file}"`
      const keep = {
        etag,
        'cache-control': 'private, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
      }
      // The content for a name never changes, so any If-None-Match gets a 304.
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).headers(keep).send()
      const found = await pictures.read(file).catch(toUnavailableProblem)
      if (!found) throw notFound()
      // A page takes some hundred kilobytes.
      const audio = await buffer(found.stream)
      reply.type('audio/mpeg').headers(keep)
      const mayBePart = headers['if-range'] === undefined || headers['if-range'] === etag
      const range = mayBePart ? rangeOf(headers.range, audio.length) : null
      if (range === 'unsatisfiable')
        return reply.code(416).header('content-range', `bytes */${audio.length}`).send()
      const part = range ? audio.subarray(range.start, range.end + 1) : audio
      if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${audio.length}`)
      reply.header('content-length', part.length)
      return reply.send(method === 'GET' ? part : undefined)
    },
  })
}

/**
 * The single range that is asked for (RFC 9110, 14.2); null for the whole file, which also answers several ranges.
 * @param size of the file in bytes
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  if (first === '') {
    const length = Math.min(size, Number(last))
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(size - 1, Number(last))
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
