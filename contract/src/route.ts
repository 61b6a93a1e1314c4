import type { ZodMiniType } from 'zod/mini'
import type { ApiScope } from './api-scopes.ts'

/** Who may call: `anyone`, a logged-in `user`, or a role. Handlers check for ownership, and answer 404 to others. */
export type Access = 'anyone' | 'user' | 'moderator' | 'admin'

/** Largest accepted request bodies, in bytes. */
export const bodyLimits = { credentials: 16 * 1024, other: 256 * 1024 } as const

/** One call of the API, declared once: the server implements it, the browser calls it, /openapi.json shows it. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With parameters as `{name}`, from the root: `/api/v1/stories/{id}`. */
  path: string
  summary: string
  /** The browser's message when a call fails and the server gave none. */
  failure: string
  access: Access
  /** `parent`: readers of a family may not call it. */
  family?: 'parent'
  /** A session in a child's view may call it; all others answer 403 there. */
  childView?: true
  /** The scope with which an API key may call it; `any`: with either. Keys get a 403 at all other routes. */
  apiKey?: ApiScope | 'any'
  /** Ignores the Authorization header, so that logging in works with an expired token. */
  ignoresToken?: true
  /** Accepts credentials: rate limited before the body is read, with the smaller body limit. */
  takesCredentials?: true
  /** Exempt from the maintenance gate: `true` always, `link` if its `token` is that of a valid share link. */
  bypassesGate?: true | 'link'
  /** The message of a 401, in place of 'Please log in'. */
  asksToLogIn?: string
  params?: ZodMiniType
  query?: ZodMiniType
  body?: ZodMiniType
  /** The content type of a body that is a file; there is no `body` then. */
  takes?: 'audio/wav'
  /** The body of a success; undeclared fields are dropped. `null`: none (204). */
  reply: ZodMiniType | null
  /** Content types of a reply that is a file or a stream; `reply` is null then. */
  sends?: readonly [string, ...string[]]
  /** The status of a success, if not 200 (or 204 without a reply). */
  status?: 201 | 202
}

// With this annotation, bundlers drop the schemas of routes that a page does not use.
/* @__NO_SIDE_EFFECTS__ */
export const route = <const R extends Route>(declaration: R): R => declaration
