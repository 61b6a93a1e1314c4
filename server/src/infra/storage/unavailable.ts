/** The store cannot keep or hand out pictures at the moment; whether the work was done is unknown. Answer 503. */
export class PicturesUnavailable extends Error {
  override name = 'PicturesUnavailable'
}
