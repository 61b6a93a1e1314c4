import type { FastifyRequest } from 'fastify'

/**
 * Where people reach us, without a slash at the end. What a proxy may say of the host beside `Host` is not read: most
 * pass on whatever the visitor claimed.
 * @param publicUrl PUBLIC_URL, when it is set
 */
export const originOf = (request: FastifyRequest, publicUrl: string | null): string =>
  publicUrl ?? `${request.protocol === 'https' ? 'https' : 'http'}://${request.headers.host ?? 'localhost'}`
