import type { Told } from './tell.ts'

/** The answer without JSON: a part for each page, or the plan in one. */
export function tellPlainly(told: Told): string[] {
  if ('outline' in told) {
    const { title, summary } = told.outline
    return [`TITLE: ${title}\nSUMMARY: ${summary}\n`]
  }
  return told.pages.map(({ page_number, content }) => `PAGE ${page_number}\n${content}\n\n`)
}
