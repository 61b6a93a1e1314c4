/** Why a command of `npm run admin` did nothing, in a sentence for the operator. */
export class AdminRefused extends Error {
  override name = 'AdminRefused'
  get sentence(): string {
    return this.message
  }
}
