/** Why an admin command failed, in a sentence for the operator. */
export class AdminCommandError extends Error {
  override name = 'AdminCommandError'
  get sentence(): string {
    return this.message
  }
}
