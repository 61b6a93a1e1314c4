import type { AgeGroup, Avoidable, StoryAttribute, StoryInput } from '@moonpage/contract/story-input'
import { avoidedWords, isAvoided } from '@moonpage/storyteller/avoid'
import { bands } from '@moonpage/storyteller/checks/reading'
import { randomFrom } from '@moonpage/storyteller/random'
import { settings } from '@moonpage/storyteller/data/settings'
import { pageLength } from '@moonpage/storyteller/checks/page-length'
import { restingPlaces, type Place } from '@moonpage/storyteller/scene'
import { placeAt } from '@moonpage/storyteller/surroundings'
import { plots as allPlots, type Plot } from './plots.ts'
import { prompt, type Wording } from './prompts.ts'

export const isVerse = (input: Pick<StoryInput, 'story_attributes'>): boolean =>
  input.story_attributes.includes('rhyming')

/** The hero's home: its name, and the place outside its door. */
export function homeFor(
  input: Pick<StoryInput, 'setting' | 'avoid'>,
  seed: string,
): { home: string; outside: Place } {
  const [outside = 'bedside'] = placesFor(input)
  return { home: randomFrom(`${seed}|home`).pick(settings[input.setting].homes), outside }
}

/**
 * The plot for this seed, of those of the theme that suit the child.
 * @param had plots and tales that the family had, newest last: one of these only where there is no other, the oldest first
 */
export function plotFor(
  input: Pick<StoryInput, 'theme' | 'age_group' | 'avoid'>,
  seed: string,
  had: readonly string[] = [],
): Plot {
  const fit = allPlots.filter(
    ({ theme, isForYoungest }) => theme === input.theme && (isForYoungest || input.age_group !== '3-4'),
  )
  const safe = fit.filter((one) => !isAvoided(input.avoid, one.avoid))
  const lastHad = ({ name }: Plot) => had.lastIndexOf(name)
  const oldest = Math.min(...safe.map(lastHad))
  return randomFrom(`${seed}|plot`).pick(safe.filter((one) => lastHad(one) === oldest))
}

/** The places of the story's setting, in route order, without those that the parent excluded. */
export const placesFor = (input: Pick<StoryInput, 'setting' | 'avoid'>): Place[] => {
  const route = settings[input.setting].route
  const allowed = route.filter((stop) => !isAvoided(input.avoid, stop.avoid))
  return [
    ...(allowed.length ? allowed : route.slice(0, 1)).map((stop) => stop.place),
    'indoors',
    'bedside',
    ...wildPlacesFor(input),
  ]
}

/** Caves, tops and what is under water, where the setting has them and nobody fears them. */
const wildPlacesFor = ({ setting, avoid }: Pick<StoryInput, 'setting' | 'avoid'>): Place[] =>
  (
    [
      ['cave', 'cave', 'darkness'],
      ['hilltop', 'top', 'heights'],
      ['underwater', 'underwater', 'deep-water'],
    ] as const
  )
    .filter(([place, where, fear]) => placeAt(where, setting, 'bedside') === place && !avoid.includes(fear))
    .map(([place]) => place)

/** The places where a book may end. Who fears the dark sleeps inside. */
export const restingPlacesFor = ({ avoid }: Pick<StoryInput, 'avoid'>): Place[] =>
  restingPlaces.filter((place) => ['bedside', 'heap'].includes(place) || !avoid.includes('darkness'))

const voices: Record<AgeGroup, string> = {
  '3-4':
    'Very short sentences of everyday words. One thing happens on a page. Sounds to say along, and a line that comes back.',
  '5-6':
    'Lively, plain sentences with now and then a longer one. Speech, small jokes, things to see and hear.',
  '7-8': 'A told story with speech and wit. Sentences of changing length.',
}

/** How complex a plot of each age group may be. */
const plots: Record<AgeGroup, string> = {
  '3-4':
    'One want that can be seen, one trouble, two tries that go wrong in much the same way, one that works, joy, bed. The same few words come again and again.',
  '5-6':
    'One want, one trouble, at most three tries, each for a reason, a clue that was there all along, the deed, home.',
  '7-8':
    'One want, one trouble, and somebody else who wants something too and has a reason; at most three tries, each of which costs something, the deed, home.',
}

/** How many things matter in a plot of each age group. */
export const mostThings: Record<AgeGroup, string> = { '3-4': 'two', '5-6': 'three', '7-8': 'four' }

const attributeWords: Record<StoryAttribute, string> = {
  rhyming: 'Verse from the first page to the last, as described above.',
  high_adventure: 'A real adventure: quick and brave, every danger soon over.',
  gentle_adventure: 'A gentle way rather than an adventure: small obstacles, much to see, no hurry.',
  educational_stem:
    'The trouble is solved by one true fact of nature or technology that the hero finds out by trying, said in one plain sentence before it is used. One fact, not several: nobody gives lessons.',
  educational_social:
    'What is difficult is between figures: listening, taking turns, saying sorry. The hero finds the words for it.',
  silly_fun:
    'Silly and funny: things go wrong in a droll way, and somebody keeps taking things too literally.',
  classic_tale: 'The sound of an old tale: threes, a stranger who is helped and helps, a calm teller.',
  modern_adventure: 'Set today: how children talk now, everyday things put to good use.',
}

const fears: Record<Avoidable, string> = {
  darkness: 'the dark',
  storms: 'storms',
  monsters: 'monsters',
  spiders: 'spiders',
  snakes: 'snakes',
  dogs: 'dogs',
  heights: 'heights',
  'deep-water': 'deep water',
  'being-alone': 'being alone or left (the companion is there on every page)',
  'loud-noises': 'loud noises',
}

/**
 * Expands a pattern into words: `dark(er
 * est)?` to `dark`; `by (her
 * him)self` to `by herself, by himself`.
 */
function spokenWords(pattern: string): string[] {
  const plain = pattern
    // Exceptions (lookarounds) are dropped.
    .replace(/\(\?<?!(?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\([^()]*\)\?/g, '')
  const choice = /\(([^()]*)\)/.exec(plain)
  return choice?.[1] ? choice[1].split('|').map((each) => plain.replace(choice[0], each)) : [plain]
}

function avoidText(avoid: readonly Avoidable[]): string {
  if (avoid.length === 0) return ''
  const lines = avoid.map(
    (fear) => `- ${fears[fear]}: none of ${avoidedWords[fear].flatMap(spokenWords).join(', ')}`,
  )
  return `
## What this child is afraid of

Nothing of this comes up, in no form, not even to say that it is harmless, neither in words nor in pictures:
${lines.join('\n')}`
}

/**
 * The text has to mention the wheelchair: listeners do not see the picture, and without a reminder models forget it.
 */
const wheelchairText = ({ hero }: StoryInput): string =>
  hero?.look?.wheelchair
    ? `- [[hero]] sits in a wheelchair and rolls. Page 1 says “wheelchair” in passing. It is no trouble to be solved, and wherever the hero has to get, wheels can get.`
    : ''

/** How long pages are, in what a writer can count: sentences, or stanzas. */
function lengthText(input: StoryInput, wording: Wording): string {
  const { sentences, stanzas } = pageLength(input)
  const longest = String(bands[input.age_group].longestSentence)
  if (!isVerse(input))
    return prompt(
      'length-prose',
      {
        aim: String(sentences.aim),
        words: String(sentences.words),
        most: String(sentences.most),
        book: String(sentences.aim * input.page_count),
        longest,
      },
      wording,
    )
  const some = (count: number) => (count === 1 ? 'one stanza' : `${count} stanzas`)
  return prompt('length-verse', { aim: some(stanzas.aim), most: some(stanzas.most), longest }, wording)
}

/**
 * The part of the prompt that describes this book: lengths for its age, attributes and fears. Contains nothing that a
 * user typed.
 */
export function bookBrief(input: StoryInput, wording: Wording = 'full'): string {
  const age = input.age_group
  return prompt(
    'book',
    {
      subject: input.subject,
      theme: input.theme,
      setting: input.setting,
      page_count: String(input.page_count),
      age,
      voice: voices[age],
      plot: plots[age],
      length: lengthText(input, wording),
      attributes: [
        ...input.story_attributes.map((each) => `- ${attributeWords[each]}`),
        wheelchairText(input),
      ]
        .filter(Boolean)
        .join('\n'),
      avoid: avoidText(input.avoid),
    },
    wording,
  )
}

/** Line format of a page's text: stanzas or paragraphs. */
export const formOf = (input: StoryInput): string =>
  isVerse(input)
    ? `The whole book is verse, in stanzas of four short lines with three or four beats each. The second and the fourth line end
in a true rhyme (not the same word twice, not a near rhyme, not a name); the first and the third need none, so names and
plain facts stand there. One line of verse a line of text, an empty line between stanzas. Sense goes before rhyme: whole sentences with their words in the usual order, as one
would say them aloud; what is said stands with who says it. A word that is there for its rhyme alone goes out. A refrain of
two or four lines that comes again, with one change at the turn, is half of the joy.`
    : 'Paragraphs are parted by a line break. Speech stands in “double quotation marks”.'
