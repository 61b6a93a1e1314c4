import { emailHtml } from './email-html.ts'
import type { EmailContent } from './email.ts'

/** Both forms of a letter. @param siteUrl of the site that it comes from, without a slash at the end */
export const renderEmail = (letter: EmailContent, siteUrl: string) => ({
  subject: letter.subject,
  text: letterText(letter, siteUrl),
  html: emailHtml(letter, siteUrl),
})

function letterText({ greeting, opening, action, closing }: EmailContent, siteUrl: string): string {
  const parts = [
    greeting,
    ...opening,
    // Alone on its line, where no full stop is taken for a part of it.
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...closing,
    `Moonpage\n${siteUrl}`,
  ]
  return `${parts.join('\n\n')}\n`
}
