/** The content of an email, before it is rendered as text and HTML. */
export type EmailContent = {
  subject: string
  greeting: string
  opening: string[]
  /** The button. */
  action?: { label: string; url: string }
  closing: string[]
}
