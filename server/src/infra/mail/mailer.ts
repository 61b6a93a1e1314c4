/** A letter to one person. Both forms say the same; `html` stands by itself (no outside pictures or styles). */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Whose it is, for the file's name: what is deleted with an account is found by it. */
  accountId: string
}

export type Mailer = {
  /** Resolves when the letter is handed over for good. @throws when it was not: try again later. */
  send(mail: Mail): Promise<void>
  close(): void
}
