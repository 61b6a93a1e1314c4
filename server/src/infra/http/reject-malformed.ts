import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { problem, type ProblemError } from '../../lib/problem.ts'

/** Twice what browsers and proxies agree on, and far more than any of our addresses needs. */
const longestAddress = 4096

const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** @returns null where a % stands for no character: half a code, bytes that are no UTF-8, a lone surrogate */
function decoded(address: string): string | null {
  try {
    return decodeURIComponent(address)
  } catch {
    return null
  }
}

function addressFault(address: string): ProblemError | null {
  if (address.length > longestAddress)
    return problem('address_too_long', 414, `The address is longer than ${longestAddress} characters`)
  // Nearly all are so, and cost nothing more.
  if (address.startsWith('/') && !address.includes('%') && !address.includes('..')) return null
  // Whole ones come from clients that take us for a proxy; the host in them is not read.
  const path = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)/i.exec(address)?.[1]
  const text = decoded(address)
  if (path === undefined) return problem('bad_request', 400, 'The address does not begin with a slash')
  if (text === null) return problem('bad_request', 400, 'The address has a % that stands for no character')
  if (text.includes('\0')) return problem('bad_request', 400, 'The address has a character that is no text')
  // Clients resolve these before they ask; what is left of them is an attempt to leave a folder.
  if (/(?:^|[/\\])\.\.(?:[/\\]|$)/.test(decoded(path) ?? ''))
    return problem('bad_request', 400, 'The address has a .. in it')
  return null
}

function hostFault({ headers: { host }, rawHeaders }: IncomingMessage): ProblemError | null {
  let named = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') named++
  return named > 1 || (host !== undefined && !hostPattern.test(host))
    ? problem('bad_request', 400, 'The Host header has to name one host')
    : null
}

/** A small body that unpacks to a large one costs its sender nothing. No client of ours packs any. */
const encodingFault = ({ headers }: IncomingMessage): ProblemError | null =>
  (headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity'
    ? null
    : problem('wrong_content_encoding', 415, 'Send the body as it is, without Content-Encoding')

/**
 * Refuses what no browser sends, before a route or the database meets it. To be added after whatever sets headers that
 * every answer has.
 */
export function rejectMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const fault = addressFault(request.raw.url ?? '') ?? hostFault(request.raw) ?? encodingFault(request.raw)
    done(fault ?? undefined)
  })
}
