import type { FastifyInstance } from 'fastify'

/**
 * Reads bodies of JSON. An empty one is refused only where the route wants a body: clients that call
 * everything `application/json` send nothing with a logout.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && !request.routeOptions.schema?.body) done(null, undefined)
    else void parse(request, String(body), done)
  })
}
