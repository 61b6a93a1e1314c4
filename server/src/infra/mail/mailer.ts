/** An email to one person. Text and HTML have the same content; `html` loads nothing external. */
export type Mail = {
  /** Message-ID; the same on a retry, so that mail clients show a duplicate once. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** The recipient's account, part of a file's name: deleting the account deletes the file. */
  accountId: string
}

export type Mailer = {
  /**
   * Resolves when the email was accepted.
   * @throws NoSuchMailbox if a retry is useless, otherwise another error. Messages contain no addresses.
   */
  send(mail: Mail): Promise<void>
  /** Whether emails are stored on this machine, and must be deleted with their account. */
  storesEmails: boolean
  /** Also aborts sending. */
  close(): void
}

/** The mail server reported that the mailbox does not exist. */
export class NoSuchMailbox extends Error {
  override name = 'NoSuchMailbox'
}
