import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { problem } from '../../lib/problem.ts'

/** Content types of WAV files, as browsers and programs call them. */
const wavTypes = ['audio/wav', 'audio/wave', 'audio/x-wav', 'audio/vnd.wave']

/** Reads files as bytes. Routes without one get them too, and ignore them. */
export function acceptFiles(app: FastifyInstance): void {
  app.addContentTypeParser(wavTypes, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/**
 * Parses JSON bodies and no others. An empty body is only rejected if the route has one: some clients always send the
 * JSON content type.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8(body as Buffer)) done(problem('body_unreadable', 400, 'The body is not in UTF-8'))
    else if (body.length === 0 && !request.routeOptions.schema?.body) done(null, undefined)
    else void parse(request, body.toString(), done)
  })
}
