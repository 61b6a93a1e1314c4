import type { ContactPlace } from '@moonpage/contract/problem'

/** An expected error, which one handler turns into an RFC 9457 response. `code` is stable, `detail` is for people. */
export class ProblemError extends Error {
  readonly code: string
  readonly status: number
  readonly errors: { field: string; message: string }[] | undefined
  readonly retryAfterSeconds: number | undefined
  /** Id of the existing resource. */
  readonly existingId: string | undefined
  /** Where in the story the error is. */
  readonly places: readonly ContactPlace[] | undefined

  constructor(
    code: string,
    status: number,
    detail: string,
    extra: {
      errors?: { field: string; message: string }[]
      retryAfterSeconds?: number
      existingId?: string
      places?: readonly ContactPlace[]
    } = {},
  ) {
    super(detail)
    this.code = code
    this.status = status
    this.errors = extra.errors
    this.retryAfterSeconds = extra.retryAfterSeconds
    this.existingId = extra.existingId
    this.places = extra.places
  }
}

export const problem = (...args: ConstructorParameters<typeof ProblemError>): ProblemError =>
  new ProblemError(...args)
