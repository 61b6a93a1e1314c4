import type { Problem } from '@moonpage/contract/problem'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { STATUS_CODES } from 'node:http'
import { ProblemError, problem } from '../../lib/problem.ts'
import { bareHeaders } from './bare-headers.ts'

type Validation = { keyword: string; instancePath: string; params: { keys?: string[] }; message?: string }

/**
 * How many unknown fields are listed, and how much of each name, so that the response is not larger than the request.
 */
const maxUnknownFields = { unknownFields: 20, letters: 100 }
const shortened = (key: string) =>
  key.length > maxUnknownFields.letters
    ? `${key.slice(0, maxUnknownFields.letters - 1)}…`.toWellFormed()
    : key

/** The first error of each field, which a person would fix first. */
function validationProblem(validation: readonly Validation[]): ProblemError {
  const errors = new Map<string, string>()
  for (const { keyword, instancePath, params, message = 'Invalid' } of validation) {
    const path = instancePath.slice(1).replaceAll('/', '.')
    const unknown = keyword === 'unrecognized_keys' ? (params.keys ?? []) : []
    for (const key of unknown.slice(0, maxUnknownFields.unknownFields).map(shortened))
      errors.set(path ? `${path}.${key}` : key, `Unknown field: ${key}`)
    if (unknown.length === 0 && !errors.has(path)) errors.set(path, message)
  }
  const [first = 'Validation failed'] = errors.values()
  return problem('validation_failed', 422, first, {
    errors: Array.from(errors, ([field, message]) => ({ field, message })),
  })
}

/** Converts errors of Fastify and PostgreSQL to problems. */
const fieldErrors: Record<string, [code: string, status: number, detail: string]> = {
  FST_ERR_BAD_URL: ['bad_request', 400, 'The address has a % that stands for no character'],
  // PostgreSQL rejects NUL in text, such as %00 in a URL.
  '22021': ['bad_request', 400, 'The address has a character that is no text'],
  FST_ERR_MAX_PARAM_LENGTH: ['address_too_long', 414, 'A part of the address is longer than any of ours'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['body_unreadable', 400, 'The body is empty; send JSON'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['body_unreadable', 400, 'The body is not valid JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['body_unreadable', 400, 'The body is not as long as it said'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong_media_type', 415, 'Send the body as application/json'],
}

/** @param bodyLimit maximum body of the route, in bytes */
function asProblem(error: FastifyError | ProblemError, bodyLimit: number): ProblemError | null {
  if (error instanceof ProblemError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return validationProblem(error.validation)
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return problem('body_too_large', 413, `The body is larger than ${bodyLimit / 1024} KiB`)
  const own = fieldErrors[error.code]
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

/** @returns the problem as a response body */
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
  // The same request may succeed later.
  reply.header('cache-control', 'no-store')
  if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds)
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply.code(refusal.status).type('application/problem+json').serializer(JSON.stringify).send(body)
}

/** Turns every error into a response. Unexpected errors are logged and answered with a 500 without details. */
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

/** A malformed URL has no route, so no plugin has set headers. */
export function handleFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ ...bareHeaders, 'x-request-id': request.id })
  return handleError(error, request, reply)
}
