import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { problem } from '../../lib/problem.ts'

/**
 * Reads bodies of JSON, and of nothing else. An empty one is refused only where the route wants a body: clients that
 * call everything `application/json` send nothing with a logout.
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
