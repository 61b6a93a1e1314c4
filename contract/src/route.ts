import type { ZodMiniType } from 'zod/mini'

/** Who may call: `anyone`, a signed-in `user`, or a role. Owner-only rules are asked by the handler and answer 404. */
export type Access = 'anyone' | 'user' | 'moderator' | 'admin'

/** In bytes: the largest bodies that are read. */
export const bodyLimits = { credentials: 16 * 1024, other: 256 * 1024 } as const

/** One call of the API, declared once: the server implements it, the browser calls it, /openapi.json shows it. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With parameters as `{name}`, from the root: `/api/v1/stories/{id}`. */
  path: string
  summary: string
  /** What the browser says when a call fails and the server gave no reason. */
  failure: string
  access: Access
  /** It is about getting in: a token that comes along, as an expired one does, is not looked at. */
  ignoresToken?: true
  /** A password, a token or an address to log in with: its calls are counted before the body is read, which is small. */
  takesCredentials?: true
  /** The gate lets it through: `true` any call, `link` one whose `token` is that of a live share link. */
  bypassesGate?: true | 'link'
  /** Said to whoever is not signed in, in place of 'Please log in'. */
  asksToLogIn?: string
  params?: ZodMiniType
  query?: ZodMiniType
  body?: ZodMiniType
  /** What a success answers; fields that it does not declare are dropped. `null`: nothing (204). */
  reply: ZodMiniType | null
  /** Content types: the answer is a file or a stream in place of JSON, and `reply` is null. */
  sends?: readonly [string, ...string[]]
  /** Of a success, when it is not 200 (204 where nothing is answered). */
  status?: 201 | 202
}

// The mark lets a bundler leave out the schemas of routes that a page does not use.
/* @__NO_SIDE_EFFECTS__ */
export const route = <const R extends Route>(declaration: R): R => declaration
