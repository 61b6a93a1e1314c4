import type { ApiScope } from '@moonpage/contract/api-scopes'
import type { Route } from '@moonpage/contract/route'
import { problem } from '../../lib/problem.ts'
import type { RateLimit } from './rate-limit.ts'

/** Calls of one API key. Two a second, which a script that waits for a story does not reach. */
export const callsByKey: RateLimit = { name: 'api-key-calls', hits: 600, seconds: 300 }

/** Of a route, for the OpenAPI page. */
export const keyNote = (scope: ApiScope | 'any'): string =>
  scope === 'any' ? 'Open to every API key.' : `Open to API keys with the scope \`${scope}\`.`

/** @throws 403 unless a key with these scopes may call the route */
export function demandScope({ apiKey: needed }: Route, scopes: readonly ApiScope[]): void {
  if (needed === undefined) throw problem('not_for_api_keys', 403, 'API keys cannot do this. Please log in.')
  if (needed !== 'any' && !scopes.includes(needed))
    throw problem(
      'scope_missing',
      403,
      `This API key has the scope ${scopes.join(' and ')}. This needs the scope ${needed}: make a key that has it.`,
    )
}
