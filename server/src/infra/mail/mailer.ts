/** A letter to one person. Both forms say the same; `html` stands by itself (no outside pictures or styles). */
export type Mail = {
  /** The same when a letter is sent again: mail programs show a letter that came twice but once. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Whose it is, for the file's name: what is deleted with an account is found by it. */
  accountId: string
}

export type Mailer = {
  /**
   * Resolves when the letter is handed over for good.
   * @throws NoSuchMailbox when trying again is of no use, any other error when it is. Neither names an address.
   */
  send(mail: Mail): Promise<void>
  /** True where letters stay with us, and have to go with their account. */
  storesEmails: boolean
  /** Also ends what is being sent. */
  close(): void
}

/** There is no such mailbox, says the server that would know. */
export class NoSuchMailbox extends Error {
  override name = 'NoSuchMailbox'
}
