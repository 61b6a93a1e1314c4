import type { ProviderCall } from './call-log.ts'
import type { Misfortune } from './faults.ts'

/** An error response in OpenAI's format. */
export type ErrorReply = { status: number; headers: Record<string, string>; body: string }

export const errorReply = (
  status: number,
  message: string,
  { type = 'invalid_request_error', code = null as string | null, param = null as string | null } = {},
  headers: Record<string, string> = {},
): ErrorReply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ error: { message, type, param, code } }),
})

export const notFound = (path: string): ErrorReply =>
  errorReply(
    404,
    `There is nothing at ${path}. This provider knows /v1/chat/completions, /v1/images/generations, ` +
      '/v1/images/edits, /v1/moderations, /v1/audio/speech, /v1/audio/transcriptions and /v1/models.',
    { code: 'unknown_url' },
  )

export const wrongKey = (message = 'Incorrect API key provided.'): ErrorReply =>
  errorReply(401, message, { type: 'authentication_error', code: 'invalid_api_key' })

export const noSuchModel = (model: string | null): ErrorReply =>
  errorReply(404, `The model ${JSON.stringify(model)} does not exist or you do not have access to it.`, {
    code: 'model_not_found',
    param: 'model',
  })

/** @param afterMs null: without Retry-After */
export const tooMany = (message: string, afterMs: number | null, retryAfter?: string): ErrorReply =>
  errorReply(
    429,
    message,
    { type: 'requests', code: 'rate_limit_exceeded' },
    afterMs === null
      ? {}
      : { 'retry-after': retryAfter ?? String(Math.ceil(afterMs / 1000)), 'retry-after-ms': String(afterMs) },
  )

const refusedPicture = (code: string): ErrorReply =>
  errorReply(400, 'Your request was rejected by the safety system.', {
    type: 'image_generation_user_error',
    code,
  })

/** The error response of a fault; null if it is another kind of fault. */
export function errorOf(
  { name, retryAfter }: Misfortune,
  { purpose, model }: ProviderCall,
): ErrorReply | null {
  const isPicture = purpose === 'picture'
  switch (name) {
    case '429':
      return retryAfter === undefined
        ? tooMany('Rate limit reached for requests.', 1000)
        : errorReply(
            429,
            'Rate limit reached for requests.',
            { type: 'requests', code: 'rate_limit_exceeded' },
            { 'retry-after': retryAfter },
          )
    case '429-no-retry-after':
      return tooMany('Rate limit reached for requests.', null)
    case 'no-credit':
      return errorReply(429, 'You exceeded your current quota, please check your plan and billing details.', {
        type: 'insufficient_quota',
        code: 'insufficient_quota',
      })
    case '500':
      return errorReply(500, 'The server had an error while processing your request.', {
        type: 'server_error',
      })
    case '503':
      return errorReply(
        503,
        'The engine is currently overloaded, please try again later.',
        { type: 'server_error', code: 'overloaded' },
        retryAfter === undefined ? {} : { 'retry-after': retryAfter },
      )
    case 'expired-key':
      return wrongKey('Your API key has expired.')
    case 'no-such-model':
      return noSuchModel(model)
    case 'refusal':
      return isPicture ? refusedPicture('moderation_blocked') : null
    case 'content-filter':
      return isPicture ? refusedPicture('content_policy_violation') : null
    default:
      return null
  }
}
