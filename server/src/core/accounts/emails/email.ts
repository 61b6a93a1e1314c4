/** What a letter says, before it is set in plain text and in HTML. */
export type EmailContent = {
  subject: string
  greeting: string
  opening: string[]
  /** The one thing to press. */
  action?: { label: string; url: string }
  closing: string[]
}
