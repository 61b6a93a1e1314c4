import type { StoryPage } from '@moonpage/contract/story'

/** Words a minute, read to a child who looks at the pictures. */
const pace = 100

/** How long a book is, in a sentence. */
export const readingTime = (pages: readonly Pick<StoryPage, 'content'>[]): string => {
  const words = pages.flatMap(({ content }) => content.split(/\s+/).filter(Boolean)).length
  const minutes = Math.max(1, Math.round(words / pace))
  return `${counted(pages.length, 'page')}, about ${counted(minutes, 'minute')}.`
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
