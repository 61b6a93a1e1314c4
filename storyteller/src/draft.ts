import type { Place } from './scene.ts'
import type { StoryInput } from '@moonpage/contract/story-input'
import { arcOf, type Moment } from './arc.ts'
import { forbiddenWords, isAvoided } from './avoid.ts'
import { castFor, nounOf, subjectDataOf, type Cast } from './cast.ts'
import { anywhere } from './data/anywhere.ts'
import { quests } from './data/quests.ts'
import type { ObstacleData, QuestData, SettingData, SubjectData, ThemeData } from './data/schema.ts'
import { settings } from './data/settings.ts'
import { strandsOf, themes, type Strand } from './data/themes.ts'
import { randomFrom } from './random.ts'
import type { CharacterSheet } from './scene.ts'
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
  /** Which of the theme's variants: the act answers the test of the same number. */
  thread: number
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

/** Decides who, what, where and in which order. Throws a PlanError when the plan breaks its own rules. */
export const draftStory = (input: StoryInput, seed: string): Draft => {
  const random = randomFrom(`${seed}|${input.subject}|${input.theme}|${input.setting}`)
  const setting = settings[input.setting]
  const theme = themes[input.theme]
  const strand = random.pick(strandsOf(theme))
  const forbidden = forbiddenWords(input)
  const cast = castFor(input, random)
  const hero = subjectDataOf(cast.hero.species)

  const quest = random.pick(
    Object.values(quests).filter(
      (each) => !each.notIn.includes(input.setting) && !isAvoided(input.avoid, each.avoid),
    ),
  )
  const allowed = setting.route.filter((stop) => !isAvoided(input.avoid, stop.avoid))
  const homeStop = allowed[0]
  const farStop = allowed.at(-1)
  if (!homeStop || !farStop) throw new Error(`No place is left in ${input.setting}`)
  const order = (place: Place) => allowed.findIndex((stop) => stop.place === place)

  const arc = arcOf(input.page_count, input.story_attributes)
  const wanted = arc.flat().filter((moment) => moment.kind === 'meet').length
  const fitting = random.shuffle(
    setting.obstacles.filter(
      (obstacle) => order(obstacle.place) >= 0 && !isAvoided(input.avoid, obstacle.avoid),
    ),
  )
  // What could stand anywhere steps in where too little of the setting's own is left.
  const spare = random.shuffle(anywhere).map((obstacle) => ({
    ...obstacle,
    place: allowed[Math.min(1, allowed.length - 1)]?.place ?? homeStop.place,
  }))
  const obstacles = [...fitting, ...spare]
    .slice(0, wanted)
    .toSorted((one, other) => order(one.place) - order(other.place))

  const stakes: Stakes = {
    home: homeStop.place,
    far: farStop.place,
    obstacles,
    keeper: cast.keeper.who === 'subject' ? 'subject' : 'helper',
    questProp: quest.prop,
    carriedFromStart: quest.carried,
    kept: quest.kept,
    token: theme.token ?? null,
    companionFromStart: input.avoid.includes('being-alone'),
  }
  let world = worldAtStart(stakes)
  const pages = arc.map((moments) => {
    for (const moment of moments) world = happen(world, moment, stakes)
    return { moments, world }
  })
  const free = (list: readonly string[]) => random.pick(list.filter((text) => !forbidden?.test(text)))
  const slots = slotsFor(cast, hero, quest, free(setting.names), free(setting.homes), farStop.called)
  // The clause about the land must not speak of what is to be avoided either.
  return {
    input,
    seed,
    cast,
    hero,
    setting,
    theme,
    strand,
    thread: Math.floor(random.next() * 60),
    quest,
    obstacles,
    stakes,
    pages,
    slots: { ...slots, where: free(setting.where), in: setting.within, In: upper(setting.within) },
    forbidden,
  }
}
