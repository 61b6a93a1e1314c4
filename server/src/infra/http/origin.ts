import type { FastifyRequest } from 'fastify'

/**
 * The site's origin, without a trailing slash. Forwarded host headers are ignored: most proxies pass on what the client
 * sent.
 * @param publicUrl PUBLIC_URL, if set
 */
export const originOf = (request: FastifyRequest, publicUrl: string | null): string =>
  publicUrl ?? `${request.protocol === 'https' ? 'https' : 'http'}://${request.headers.host ?? 'localhost'}`
