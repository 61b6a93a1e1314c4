export type ToldPage = {
  page_number: number
  text: string
  /** The picture's file, from the story's folder; null when there is none. */
  picture: string | null
  picture_description: string | null
}

type ToldStory = {
  title: string
  summary: string
  dedication: string | null
  pages: readonly ToldPage[]
}

/** A story to read in any text editor. */
export function storyText({ title, summary, dedication, pages }: ToldStory): string {
  const told = pages.flatMap(({ page_number, text, picture_description }) => [
    `--- ${page_number} ---`,
    text,
    ...(picture_description ? [`[Picture: ${picture_description}]`] : []),
  ])
  const parts = [title, dedication, summary, ...told].filter((part) => part)
  return `${parts.join('\n\n')}\n`
}
