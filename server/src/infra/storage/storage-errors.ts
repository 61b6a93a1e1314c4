import { problem } from '../../lib/problem.ts'

/** The store cannot keep or hand out pictures at the moment; whether the work was done is unknown. Answer 503. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
  /** It was waited for, and nothing came: the next would wait as long. */
  readonly isSilence: boolean

  constructor(
    message: string,
    { isSilence = false, ...options }: ErrorOptions & { isSilence?: boolean } = {},
  ) {
    super(message, options)
    this.isSilence = isSilence
  }
}

/** For a route's `catch`: its message is for whoever runs the site, and visitors are told another. */
export function toUnavailableProblem(error: unknown): never {
  if (!(error instanceof StorageUnavailable)) throw error
  throw problem(
    'pictures_unavailable',
    503,
    'Pictures cannot be reached at the moment. They are not lost: please try again in a moment.',
    { retryAfterSeconds: 5 },
  )
}
