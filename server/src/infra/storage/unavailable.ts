import { refuse } from '../../lib/refusal.ts'

/** The store cannot keep or hand out pictures at the moment; whether the work was done is unknown. Answer 503. */
export class PicturesUnavailable extends Error {
  override name = 'PicturesUnavailable'
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
export function toldUnavailable(error: unknown): never {
  if (!(error instanceof PicturesUnavailable)) throw error
  throw refuse(
    'pictures_unavailable',
    503,
    'Pictures cannot be reached at the moment. They are not lost: please try again in a moment.',
    { retryAfterSeconds: 5 },
  )
}
