import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { problem, type ProblemError } from '../../lib/problem.ts'

/** Twice what browsers and proxies support, and far more than any URL of ours. */
const maxUrlLength = 4096

const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** @returns null for an invalid percent encoding: incomplete, not UTF-8, or a lone surrogate */
function decoded(address: string): string | null {
  try {
    return decodeURIComponent(address)
  } catch {
    return null
  }
}

function urlProblem(address: string): ProblemError | null {
  if (address.length > maxUrlLength)
    return problem('address_too_long', 414, `The address is longer than ${maxUrlLength} characters`)
  // The fast path for almost all requests.
  if (address.startsWith('/') && !address.includes('%') && !address.includes('..')) return null
  // Absolute URLs come from clients that take this for a proxy; their host is ignored.
  const path = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)/i.exec(address)?.[1]
  const text = decoded(address)
  if (path === undefined) return problem('bad_request', 400, 'The address does not begin with a slash')
  if (text === null) return problem('bad_request', 400, 'The address has a % that stands for no character')
  if (text.includes('\0')) return problem('bad_request', 400, 'The address has a character that is no text')
  // Clients resolve dot segments themselves, so remaining ones are path traversal.
  if (/(?:^|[/\\])\.\.(?:[/\\]|$)/.test(decoded(path) ?? ''))
    return problem('bad_request', 400, 'The address has a .. in it')
  return null
}

function hostProblem({ headers: { host }, rawHeaders }: IncomingMessage): ProblemError | null {
  let named = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') named++
  return named > 1 || (host !== undefined && !hostPattern.test(host))
    ? problem('bad_request', 400, 'The Host header has to name one host')
    : null
}

/** Rejects compressed bodies, which could be decompression bombs. No client of ours sends any. */
const encodingProblem = ({ headers }: IncomingMessage): ProblemError | null =>
  (headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity'
    ? null
    : problem('wrong_content_encoding', 415, 'Send the body as it is, without Content-Encoding')

/**
 * Rejects what no browser sends, before routing and the database. Register it after plugins that set headers of every
 * response.
 */
export function rejectMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const fault =
      urlProblem(request.raw.url ?? '') ?? hostProblem(request.raw) ?? encodingProblem(request.raw)
    done(fault ?? undefined)
  })
}
