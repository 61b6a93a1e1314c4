import { settings, subjects } from '@moonpage/contract/categories'
import { categoryLabel } from '@moonpage/contract/category-label'
import type { NewStory } from '@moonpage/contract/story'
import { article, joinWords, topicWord } from '../../lib/topic-words.ts'

const isOneOf = (items: readonly string[], id: string) => items.includes(id)

const plural = (noun: string): string =>
  noun === 'mouse'
    ? 'mice'
    : /[^aeiou]y$/.test(noun)
      ? noun.replace(/y$/, 'ies')
      : noun.endsWith('x')
        ? `${noun}es`
        : `${noun}s`

/** What a child loves, as one would say it: `Foxes`, `The moon`, `Courage`. */
export const loveLabel = (id: string): string => {
  if (isOneOf(subjects, id)) return categoryLabel(plural(id))
  return isOneOf(settings, id) ? categoryLabel(settingWords(id)) : categoryLabel(id)
}

const settingPhrases: Record<string, string> = {
  'under-the-sea': 'under the sea',
  'at-sea': 'the open sea',
  snow: 'snow',
}
const settingWords = (id: string) => settingPhrases[id] ?? `the ${topicWord(id)}`

/** `A fox, patience, the snow · 10 pages` */
export const storyTopics = ({ subject, theme, setting, page_count: pages }: NewStory): string => {
  const place = setting === 'snow' ? 'the snow' : settingWords(setting)
  const noun = topicWord(subject)
  return `${article(noun) === 'an' ? 'An' : 'A'} ${noun}, ${topicWord(theme)}, ${place} · ${pages} pages`
}

/** `Mila loves foxes and owls.`; empty if no subjects are known. */
export const lovedSubjects = (name: string, loves: readonly string[]): string => {
  const nouns = loves.filter((id) => isOneOf(subjects, id)).map((id) => plural(topicWord(id)))
  return nouns.length > 0 ? `${name} loves ${joinWords(nouns)}.` : ''
}
