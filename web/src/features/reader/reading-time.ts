import type { StoryPage } from '@moonpage/contract/story'

/** Words per minute, read aloud to a child. */
const wordsPerMinute = 100

/** The length of a book in a sentence. */
export const readingTime = (pages: readonly Pick<StoryPage, 'content'>[]): string => {
  const words = pages.flatMap(({ content }) => content.split(/\s+/).filter(Boolean)).length
  const minutes = Math.max(1, Math.round(words / wordsPerMinute))
  return `${countOf(pages.length, 'page')}, about ${countOf(minutes, 'minute')}.`
}

const countOf = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
