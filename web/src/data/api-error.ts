import type { ContactPlace, Problem } from '@moonpage/contract/problem'
import type { Route } from '@moonpage/contract/route'

/** Of a route, what an error of its needs: where it happened, and what is said when the server said nothing. */
export type Called = Pick<Route, 'path' | 'failure'>

/** A call that failed. `status` is 0 when no answer came: then `code` is `unreachable` or `timeout`. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** One entry a refused field of the form that was sent. */
  readonly errors: { field: string; message: string }[]
  /** Of what stands there already in place of what was to be made. */
  readonly existingId: string | null
  /** Where in a story something stands that everyone should not read. */
  readonly places: readonly ContactPlace[]
  /** Of the route that was called. */
  readonly path: string

  constructor({ path, failure }: Called, problem: Partial<Problem> & { status: number }) {
    super(problem.message || problem.detail || failure)
    this.name = 'ApiError'
    this.path = path
    this.status = problem.status
    this.code = problem.code ?? 'unknown'
    this.errors = problem.errors ?? []
    this.existingId = problem.existing_id ?? null
    this.places = problem.places ?? []
  }

  /** The server answered and said no; asking again the same way will not help. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500
  }

  /** The gate asks for its password first. */
  get isGateClosed(): boolean {
    return this.code === 'gate_closed'
  }

  /** A refusal that stands, and not only for the moment. */
  get isFinal(): boolean {
    return this.isRefusal && this.status !== 429 && !this.isGateClosed
  }
}

const authPaths = new Set(
  ['login', 'register', 'refresh', 'logout', 'request-password-reset', 'reset-password'].map(
    (name) => `/api/v1/auth/${name}`,
  ),
)

/** Calls that are about getting in and out: sent without a token, never retried with a new one, never told as a toast. */
export const isAuthPath = (path: string): boolean => authPaths.has(path)

/** What a person should read about a failure: what the server said, else what the call is known to fail with. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || 'An error occurred' : 'An unknown error occurred'
