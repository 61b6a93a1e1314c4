import type { ContactPlace, Problem } from '@moonpage/contract/problem'
import type { Route } from '@moonpage/contract/route'

/** The parts of a route that an error needs. */
export type Called = Pick<Route, 'path' | 'failure'>

/** A failed call. `status` is 0 if there was no response; `code` is `unreachable` or `timeout` then. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** One entry per invalid field. */
  readonly errors: { field: string; message: string }[]
  /** Id of the resource that exists already. */
  readonly existingId: string | null
  /** Contact details that keep a story from being published. */
  readonly places: readonly ContactPlace[]
  /** Path of the route. */
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

  /** A 4xx response: the same request will fail again. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500
  }

  /** The maintenance gate is closed. */
  get isGateClosed(): boolean {
    return this.code === 'gate_closed'
  }

  /** A 4xx response that is not temporary. */
  get isFinal(): boolean {
    return this.isRefusal && this.status !== 429 && !this.isGateClosed
  }
}

const authPaths = new Set(
  ['login', 'register', 'refresh', 'logout', 'request-password-reset', 'reset-password'].map(
    (name) => `/api/v1/auth/${name}`,
  ),
)

/** Login and logout calls: sent without a token, not retried after a refresh, and without error toasts. */
export const isAuthPath = (path: string): boolean => authPaths.has(path)

/** The message to show for an error. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || 'An error occurred' : 'An unknown error occurred'
