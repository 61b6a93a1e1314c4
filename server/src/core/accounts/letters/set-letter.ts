import { letterHtml } from './letter-html.ts'
import type { Letter } from './letter.ts'

/** Both forms of a letter. @param siteUrl of the site that it comes from, without a slash at the end */
export const setLetter = (letter: Letter, siteUrl: string) => ({
  subject: letter.subject,
  text: letterText(letter, siteUrl),
  html: letterHtml(letter, siteUrl),
})

function letterText({ greeting, opening, action, closing }: Letter, siteUrl: string): string {
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
