import { draftStory } from '../draft.ts'
import type { ObstacleData, ThemeData, Told } from '../data/schema.ts'
import { randomFrom } from '../random.ts'
import { countWords, longestSentence, roomOf } from '../room.ts'
import { fill } from '../words.ts'
import { inputWith } from './samples.ts'

const rooms = { three: roomOf['3-4'], five: roomOf['5-6'], seven: roomOf['7-8'] } as const
type Age = keyof typeof rooms
const ages = Object.keys(rooms) as Age[]

const { slots } = draftStory(inputWith(), 'fitting')
const random = randomFrom('fitting')
/** The text with sample values in its slots. */
const sample = (text: string): string => fill(text, { place: 'the path', ...slots }, random)

const least = (data: Told, age: Age): number => Math.min(...data[age].map((text) => countWords(sample(text))))

/** Words of a refrain, which counts on its page. */
const refrainWords = 7

const tooLong = (name: string, parts: readonly Told[], more: number): string[] =>
  ages.flatMap((age) => {
    const words =
      parts.reduce((sum, part) => sum + least(part, age), 0) + (age === 'three' ? Math.min(more, 6) : more)
    const { page } = rooms[age]
    return words > page
      ? [`${name}, ${age}: its shortest telling has ${words} words, a page has room for ${page}`]
      : []
  })

/** Parts of an obstacle whose shortest wording is too long for its page, with its fact and without. */
export const crowdedObstacle = (file: string, { meet, solve, fact }: ObstacleData): string[] => [
  ...tooLong(`${file}: meet and solve`, [meet, solve], 0),
  ...tooLong(`${file}: meet, fact and solve`, [meet, fact, solve], 0),
]

/** Trials and acts of a theme that are too long for their page. */
export const crowdedTheme = (file: string, theme: ThemeData): string[] =>
  theme.strands.flatMap(({ test, act }, at) =>
    tooLong(`${file}: strand ${at + 1}, test and act`, [test, act], refrainWords),
  )

/** Sentences that are too long for their age group. */
export const longSentences = (name: string, data: Told): string[] =>
  ages.flatMap((age) =>
    data[age].flatMap((text) => {
      const words = longestSentence(sample(text))
      return words > rooms[age].sentence
        ? [`${name}, ${age}: ${words} words, ${rooms[age].sentence} at most: ${text}`]
        : []
    }),
  )
