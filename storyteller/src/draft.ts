import type { StoryInput } from '@moonpage/contract/story-input'
import { arcOf, type Moment } from './arc.ts'
import { forbiddenWords } from './avoid.ts'
import { choose, chosenFrom, wayThrough } from './choices.ts'
import { castFor, nounOf, subjectDataOf, type Cast } from './cast.ts'
import type { ObstacleData, QuestData, SettingData, Strand, SubjectData, ThemeData } from './data/schema.ts'
import { settings } from './data/settings.ts'
import { themes } from './data/themes.ts'
import { randomFrom } from './random.ts'
import type { CharacterSheet } from './scene.ts'
import type { Choices, Outline } from './outline.ts'
import { happen, worldAtStart, type Stakes, type World } from './world.ts'
import type { Slots } from './words.ts'

export type DraftPage = { moments: Moment[]; world: World }

/** Everything that is decided before a word is written. Found again from `input` and `seed` at any time. */
export type Draft = {
  input: StoryInput
  seed: string
  cast: Cast
  hero: SubjectData
  setting: SettingData
  theme: ThemeData
  strand: Strand
  choices: Choices
  quest: QuestData
  obstacles: ObstacleData[]
  stakes: Stakes
  pages: DraftPage[]
  slots: Slots
  forbidden: RegExp | null
}

const pronounWords = {
  she: { he: 'she', him: 'her', his: 'her', himself: 'herself', was: 'was', has: 'has' },
  he: { he: 'he', him: 'him', his: 'his', himself: 'himself', was: 'was', has: 'has' },
  they: { he: 'they', him: 'them', his: 'their', himself: 'themself', was: 'were', has: 'have' },
} as const

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const pronounSlots = (sheet: CharacterSheet, prefix: string): Slots =>
  Object.fromEntries(
    Object.entries(pronounWords[sheet.pronouns]).flatMap(([key, word]) => [
      [prefix + key, word],
      [upper(prefix + key), upper(word)],
    ]),
  )

/** A species as the text says it: `fox`, `penguin`. */
const kindOf = (sheet: CharacterSheet): string => sheet.species

/** As titles have it: `the lost bell` → `the Lost Bell`. */
const titled = (text: string) =>
  text.replace(/\b(?!the\b|of\b|a\b)[a-z](?=\w)/g, (letter) => letter.toUpperCase())

const slotsFor = (
  cast: Cast,
  hero: SubjectData,
  quest: QuestData,
  land: string,
  home: string,
  far: string,
): Slots => ({
  ...pronounSlots(cast.hero, ''),
  ...pronounSlots(cast.companion, 'f'),
  ...pronounSlots(cast.keeper, 'k'),
  hero: cast.hero.name,
  friend: cast.companion.name,
  keeper: cast.keeper.name,
  noun: nounOf(cast.hero),
  kind: kindOf(cast.hero),
  fnoun: nounOf(cast.companion),
  fkind: kindOf(cast.companion),
  knoun: nounOf(cast.keeper),
  kkind: kindOf(cast.keeper),
  hand: hero.hand,
  hands: hero.hands,
  thing: quest.thing,
  Thing: upper(quest.thing),
  Kind: titled(kindOf(cast.hero)),
  Fkind: titled(kindOf(cast.companion)),
  Deed: quest.deed,
  TheThing: titled(quest.thing),
  Land: land,
  Bare: land.replace(/^the /, ''),
  bare: land.replace(/^the /, ''),
  land,
  home,
  house: home.replace(/^an? /, 'the '),
  far,
})

const castOf = ({ cast: [hero, companion, keeper], names }: Outline): Cast | null =>
  hero && companion && keeper ? { hero, companion, keeper, names } : null

/**
 * Decides who, what, where and in which order; a book that has been planned (`known`) keeps its cast and its choices.
 * Throws a PlanError when the plan breaks its own rules.
 */
export const draftStory = (input: StoryInput, seed: string, known?: Outline): Draft => {
  const random = randomFrom(`${seed}|${input.subject}|${input.theme}|${input.setting}`)
  const setting = settings[input.setting]
  const { home: homeStop, far: farStop } = wayThrough(input, setting)
  const cast = (known && castOf(known)) ?? castFor(input, random)
  const hero = subjectDataOf(cast.hero.species)
  const arc = arcOf(input.page_count, input.story_attributes)
  const wanted = arc.flat().filter((moment) => moment.kind === 'meet').length
  const kept = known?.choices && chosenFrom(input, known.choices) ? known.choices : null
  const choices = kept ?? choose(input, random, wanted)
  const chosen = chosenFrom(input, choices)
  if (!chosen) throw new Error('What has been chosen stands in the material')
  const { quest, strand, obstacles } = chosen

  const stakes: Stakes = {
    home: homeStop.place,
    far: farStop.place,
    obstacles,
    keeper: cast.keeper.who === 'subject' ? 'subject' : 'helper',
    questProp: quest.prop,
    carriedFromStart: quest.carried,
    kept: quest.kept,
    token: themes[input.theme].token ?? null,
    companionFromStart: input.avoid.includes('being-alone'),
  }
  let world = worldAtStart(stakes)
  const pages = arc.map((moments) => {
    for (const moment of moments) world = happen(world, moment, stakes)
    return { moments, world }
  })
  const { land, home, where } = choices
  return {
    input,
    seed,
    cast,
    hero,
    setting,
    theme: themes[input.theme],
    strand,
    choices,
    quest,
    obstacles,
    stakes,
    pages,
    slots: {
      ...slotsFor(cast, hero, quest, land, home, farStop.called),
      where,
      in: setting.within,
      In: upper(setting.within),
    },
    forbidden: forbiddenWords(input),
  }
}
