import { subjects } from '@moonpage/contract/categories'
import { companionKinds } from '@moonpage/contract/story-input'
import { isFamiliar } from '@moonpage/storyteller/familiar'
import type { Outline } from '@moonpage/storyteller/outline'
import { wordsOfOutline } from './outline-words.ts'

const speaks =
  'said|asked|cried|whispered|shouted|laughed|sang|answered|replied|nodded|smiled|grinned|sighed|waved|hummed|giggled|yawned'
const acts = `${speaks}|helped|gave|took|pushed|pulled|told|showed|wanted|knew`
const kinds = [
  ...subjects,
  ...companionKinds,
  'badger',
  'hare',
  'mole',
  'goat',
  'duck',
  'goose',
  'swan',
  'wolf',
  'deer',
  'otter',
  'beaver',
  'horse',
  'cow',
  'pig',
  'sheep',
  'lamb',
  'hen',
  'seal',
  'crab',
  'fish',
  'snail',
  'bird',
  'bee',
  'ant',
  'giraffe',
  'camel',
  'bat',
  'boy',
  'girl',
  'man',
  'woman',
  'baker',
  'farmer',
  'gardener',
  'king',
  'queen',
  'prince',
  'princess',
  'wizard',
].join('|')
const name = '(\\p{Lu}\\p{Ll}{2,})'
const patterns = [
  new RegExp(`(?<!\\p{L})(?:${speaks}) ${name}(?![\\p{L}’'])`, 'gu'),
  new RegExp(
    `(?<!(?<!\\p{L})(?:the|an?|this|that|my|your|his|her|its|our|their|of) |[\\p{L}’'])${name}(?= (?:${acts})(?!\\p{L}))`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}’'])${name}(?=,? the (?:\\p{Ll}+ )?(?:${kinds})(?!\\p{L}))`, 'gu'),
]
const notNames =
  /^(?:Mum|Mummy|Mom|Mommy|Mama|Dad|Daddy|Papa|Granny|Grandma|Grandpa|Nobody|Everybody|Everyone|Somebody|Someone|Something|Neither|Both|Another|Mrs?|Miss|Captain|Whoever|Whatever|Tonight|Today|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/

const lettersOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? []

/**
 * Names in a text that belong to nobody in the cast: figures who appear from nowhere. Words that children know from
 * picture books are not names, even when capitalized.
 */
export function inventedPeople(content: string, outline: Outline): string[] {
  const planned = new Set(
    [...wordsOfOutline(outline), outline.names.hero, outline.names.companion].flatMap(lettersOf),
  )
  const found = patterns.flatMap((pattern) => [...content.matchAll(pattern)].map(([, who = '']) => who))
  return [...new Set(found)].filter(
    (who) =>
      !planned.has(who) &&
      !notNames.test(who) &&
      !isFamiliar(who.toLowerCase()) &&
      // A word that also appears in lower case is not a name.
      !lettersOf(content).includes(who.toLowerCase()),
  )
}
