import { problem } from '../../lib/problem.ts'

/** The store cannot write or read pictures at the moment; whether the work was done is unknown. Answered with a 503. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
  /** A timeout: the next attempt would probably take as long. */
  readonly isTimeout: boolean

  constructor(
    message: string,
    { isSilence = false, ...options }: ErrorOptions & { isSilence?: boolean } = {},
  ) {
    super(message, options)
    this.isTimeout = isSilence
  }
}

/** For a route's `catch`: its message is for operators, so clients get another one. */
export function toUnavailableProblem(error: unknown): never {
  if (!(error instanceof StorageUnavailable)) throw error
  throw problem(
    'pictures_unavailable',
    503,
    'Pictures cannot be reached at the moment. They are not lost: please try again in a moment.',
    { retryAfterSeconds: 5 },
  )
}
