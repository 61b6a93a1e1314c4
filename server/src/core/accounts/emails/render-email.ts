import { emailHtml } from './email-html.ts'
import type { EmailContent } from './email.ts'

/** Renders an email as text and HTML. @param siteUrl base URL of the site, without a trailing slash */
export const renderEmail = (content: EmailContent, siteUrl: string) => ({
  subject: content.subject,
  text: emailText(content, siteUrl),
  html: emailHtml(content, siteUrl),
})

function emailText({ greeting, opening, action, closing }: EmailContent, siteUrl: string): string {
  const parts = [
    greeting,
    ...opening,
    // On a line of its own, so that no punctuation becomes part of it.
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...closing,
    `Moonpage\n${siteUrl}`,
  ]
  return `${parts.join('\n\n')}\n`
}
