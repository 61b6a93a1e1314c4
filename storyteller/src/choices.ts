import type { StoryInput } from '@moonpage/contract/story-input'
import { forbiddenWords, isAvoided } from './avoid.ts'
import { anywhere } from './data/anywhere.ts'
import { quests } from './data/quests.ts'
import type { ObstacleData, QuestData, SettingData } from './data/schema.ts'
import { settings } from './data/settings.ts'
import { themes } from './data/themes.ts'
import type { Choices } from './outline.ts'
import type { Random } from './random.ts'
import type { Place } from './scene.ts'

/** The route of a setting without what is to be avoided, and what may stand on it. */
export const wayThrough = (input: StoryInput, setting: SettingData) => {
  const stops = setting.route.filter((stop) => !isAvoided(input.avoid, stop.avoid))
  const [home, far] = [stops[0], stops.at(-1)]
  if (!home || !far) throw new Error(`No place is left in ${input.setting}`)
  const order = (place: Place) => stops.findIndex((stop) => stop.place === place)
  const own = setting.obstacles.filter(
    (obstacle) => order(obstacle.place) >= 0 && !isAvoided(input.avoid, obstacle.avoid),
  )
  // What could stand anywhere steps in where too little of the setting's own is left.
  const spare = anywhere.map((obstacle) => ({
    ...obstacle,
    place: stops[Math.min(1, stops.length - 1)]?.place ?? home.place,
  }))
  return { home, far, order, own, spare }
}

/** The first `count`, but of other places and kinds before the same again: a way leads on, and no two hindrances are alike. */
const spread = (obstacles: readonly ObstacleData[], count: number): ObstacleData[] => {
  const chosen: ObstacleData[] = []
  const likeness = (one: ObstacleData) =>
    chosen.filter((other) => other.place === one.place).length * 2 +
    chosen.filter((other) => other.kind === one.kind).length
  while (chosen.length < Math.min(count, obstacles.length)) {
    const left = obstacles.filter((each) => !chosen.includes(each))
    const next = left.toSorted((one, other) => likeness(one) - likeness(other))[0]
    if (next) chosen.push(next)
  }
  return chosen
}

/** Chooses from the material by chance; what is to be avoided is never chosen. */
export const choose = (input: StoryInput, random: Random, obstacles: number): Choices => {
  const setting = settings[input.setting]
  const forbidden = forbiddenWords(input)
  const { order, own, spare } = wayThrough(input, setting)
  // With a hero of another look, who came to ask for help is whom the hero meets at the end.
  const keeperAsks = Boolean(input.hero?.look)
  const free = (list: readonly string[]) => random.pick(list.filter((text) => !forbidden?.test(text)))
  return {
    quest: random.pick(
      Object.entries<QuestData>(quests).flatMap(([id, { notIn, avoid, ofKeeper }]) =>
        notIn.includes(input.setting) || isAvoided(input.avoid, avoid) || (ofKeeper && keeperAsks)
          ? []
          : [id],
      ),
    ),
    strand: Math.floor(random.next() * themes[input.theme].strands.length),
    thread: Math.floor(random.next() * 60),
    obstacles: [...spread(random.shuffle(own), obstacles), ...random.shuffle(spare)]
      .slice(0, obstacles)
      .toSorted((one, other) => order(one.place) - order(other.place))
      .map(({ id }) => id),
    land: free(setting.names),
    home: free(setting.homes),
    where: free(setting.where),
  }
}

/** What the choices name, or null where the material no longer has it. */
export const chosenFrom = (input: StoryInput, { quest: id, strand: number, obstacles: ids }: Choices) => {
  const { own, spare } = wayThrough(input, settings[input.setting])
  const quest = new Map(Object.entries<QuestData>(quests)).get(id)
  const strand = themes[input.theme].strands[number]
  const obstacles = ids.flatMap((name) => [...own, ...spare].find((each) => each.id === name) ?? [])
  return quest && strand && obstacles.length === ids.length ? { quest, strand, obstacles } : null
}
