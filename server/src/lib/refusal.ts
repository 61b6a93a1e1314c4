/** A no that was foreseen: one handler turns it into a problem answer. `code` is stable, `detail` is for people. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly errors: { field: string; message: string }[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: string,
    status: number,
    detail: string,
    extra: { errors?: { field: string; message: string }[]; retryAfterSeconds?: number } = {},
  ) {
    super(detail)
    this.code = code
    this.status = status
    this.errors = extra.errors
    this.retryAfterSeconds = extra.retryAfterSeconds
  }
}

export const refuse = (...args: ConstructorParameters<typeof Refusal>): Refusal => new Refusal(...args)
