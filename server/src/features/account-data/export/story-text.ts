export type ExportedPage = {
  page_number: number
  text: string
  /** Path of the picture, relative to the story's folder; null if there is none. */
  picture: string | null
  picture_description: string | null
}

type ExportedStory = {
  title: string
  summary: string
  dedication: string | null
  pages: readonly ExportedPage[]
}

/** A story as plain text. */
export function storyText({ title, summary, dedication, pages }: ExportedStory): string {
  const pageTexts = pages.flatMap(({ page_number, text, picture_description }) => [
    `--- ${page_number} ---`,
    text,
    ...(picture_description ? [`[Picture: ${picture_description}]`] : []),
  ])
  const parts = [title, dedication, summary, ...pageTexts].filter((part) => part)
  return `${parts.join('\n\n')}\n`
}
