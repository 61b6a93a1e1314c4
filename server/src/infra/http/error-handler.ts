import type { Problem } from '@moonpage/contract/problem'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { STATUS_CODES } from 'node:http'
import { ProblemError, problem } from '../../lib/problem.ts'
import { bareHeaders } from './bare-headers.ts'

type Validation = { keyword: string; instancePath: string; params: { keys?: string[] }; message?: string }

/** So many fields that nobody knows are told, and so much of each name, or an answer would outgrow its request. */
const most = { unknownFields: 20, letters: 100 }
const shortened = (key: string) =>
  key.length > most.letters ? `${key.slice(0, most.letters - 1)}…`.toWellFormed() : key

/** One message a field, the first: it is the one that a person mends first. */
function validationProblem(validation: readonly Validation[]): ProblemError {
  const errors = new Map<string, string>()
  for (const { keyword, instancePath, params, message = 'Invalid' } of validation) {
    const path = instancePath.slice(1).replaceAll('/', '.')
    const unknown = keyword === 'unrecognized_keys' ? (params.keys ?? []) : []
    for (const key of unknown.slice(0, most.unknownFields).map(shortened))
      errors.set(path ? `${path}.${key}` : key, `Unknown field: ${key}`)
    if (unknown.length === 0 && !errors.has(path)) errors.set(path, message)
  }
  const [first = 'Validation failed'] = errors.values()
  return problem('validation_failed', 422, first, {
    errors: Array.from(errors, ([field, message]) => ({ field, message })),
  })
}

/** Errors of Fastify and of PostgreSQL, as ours: what is wrong and what would be right. */
const ownErrors: Record<string, [code: string, status: number, detail: string]> = {
  FST_ERR_BAD_URL: ['bad_request', 400, 'The address has a % that stands for no character'],
  // PostgreSQL's for a NUL, which its texts cannot hold: %00 in an address.
  '22021': ['bad_request', 400, 'The address has a character that is no text'],
  FST_ERR_MAX_PARAM_LENGTH: ['address_too_long', 414, 'A part of the address is longer than any of ours'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['body_unreadable', 400, 'The body is empty; send JSON'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['body_unreadable', 400, 'The body is not valid JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['body_unreadable', 400, 'The body is not as long as it said'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong_media_type', 415, 'Send the body as application/json'],
}

/** @param bodyLimit what the route takes, in bytes */
function asProblem(error: FastifyError | ProblemError, bodyLimit: number): ProblemError | null {
  if (error instanceof ProblemError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return validationProblem(error.validation)
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return problem('body_too_large', 413, `The body is larger than ${bodyLimit / 1024} KiB`)
  const own = ownErrors[error.code]
  if (own) return problem(...own)
  if (error.name === 'DatabaseUnavailable')
    return problem(
      'database_unavailable',
      503,
      'Moonpage cannot reach its database. Please try again in a moment.',
      {
        retryAfterSeconds: 5,
      },
    )
  if (error.name === 'DatabaseFull')
    return problem(
      'database_full',
      503,
      'Moonpage has no room left to save anything. What was saved is there; please try again later.',
      { retryAfterSeconds: 60 },
    )
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return problem('bad_request', error.statusCode, error.message)
  return null
}

/** @returns the body of the answer that tells it */
export const problemBody = (refusal: ProblemError): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[refusal.status] ?? 'Error',
  status: refusal.status,
  code: refusal.code,
  detail: refusal.message,
  message: refusal.message,
  ...(refusal.errors && { errors: refusal.errors }),
  ...(refusal.existingId && { existing_id: refusal.existingId }),
  ...(refusal.places && { places: [...refusal.places] }),
})

export function sendProblem(reply: FastifyReply, refusal: ProblemError): FastifyReply {
  const body = problemBody(refusal)
  // What is refused now may be allowed with the next try.
  reply.header('cache-control', 'no-store')
  if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds)
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply.code(refusal.status).type('application/problem+json').serializer(JSON.stringify).send(body)
}

/** The one place where an error becomes an answer. What was not foreseen is logged and told as 500, without its text. */
export function handleError(
  error: FastifyError | ProblemError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = asProblem(error, request.routeOptions.bodyLimit)
  if (!refusal) request.log.error({ err: error }, 'unforeseen error')
  if (error.name === 'DatabaseFull') request.log.error({ err: error }, "the database's disk is full")
  return sendProblem(reply, refusal ?? problem('internal', 500, 'Something went wrong on our side'))
}

/** An address that cannot be read has no route, and no plugin has set a header for its answer. */
export function handleFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ ...bareHeaders, 'x-request-id': request.id })
  return handleError(error, request, reply)
}
