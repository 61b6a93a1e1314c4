import { avoidable } from '@moonpage/contract/story-input'
import { placesOf } from '../scene.ts'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { avoidedWords } from '../avoid.ts'
import { severeWords } from '../checks/severe-words.ts'
import { anywhere } from './anywhere.ts'
import * as companionFile from './companions.ts'
import * as filler from './filler.ts'
import * as oddPairs from './odd-pairs.ts'
import { heroLines, friendLines } from './presence.ts'
import { quests } from './quests.ts'
import {
  CompanionData,
  ObstacleData,
  QuestData,
  SettingData,
  SubjectData,
  ThemeData,
  Told,
  VoiceData,
} from './schema.ts'
import { settings } from './settings.ts'
import { subjects } from './subjects.ts'
import { strandsOf, themes } from './themes.ts'
import { plain, voices } from './voices.ts'

const { companions } = companionFile

/** Every entry of every file, under the name by which a writer finds it. */
const entries: [name: string, schema: z.ZodMiniType, data: unknown][] = [
  ...Object.entries(subjects).map(([id, data]): [string, z.ZodMiniType, unknown] => [
    `subjects/${id}`,
    SubjectData,
    data,
  ]),
  ...Object.entries(settings).map(([id, data]): [string, z.ZodMiniType, unknown] => [
    `settings/${id}`,
    SettingData,
    data,
  ]),
  ...Object.entries(themes).map(([id, data]): [string, z.ZodMiniType, unknown] => [
    `themes/${id}`,
    ThemeData,
    data,
  ]),
  ...Object.entries(quests).map(([id, data]): [string, z.ZodMiniType, unknown] => [
    `quests/${id}`,
    QuestData,
    data,
  ]),
  ...Object.entries(companions).map(([id, data]): [string, z.ZodMiniType, unknown] => [
    `companions/${id}`,
    CompanionData,
    data,
  ]),
  ...Object.entries({ plain, ...voices }).map(([id, data]): [string, z.ZodMiniType, unknown] => [
    `voices/${id}`,
    VoiceData,
    data,
  ]),
  ...anywhere.map((data): [string, z.ZodMiniType, unknown] => [`anywhere/${data.id}`, ObstacleData, data]),
]

const isTold = (value: unknown): value is Told => z.safeParse(Told, value).success

/** Every set of variants with its path, and whether a plan leaves its owner out when `fear` is to be avoided. */
const toldIn = (
  name: string,
  value: unknown,
  leftOut: readonly string[] = [],
): { name: string; told: Told; leftOut: readonly string[] }[] => {
  if (isTold(value)) return [{ name, told: value, leftOut }]
  if (Array.isArray(value)) return value.flatMap((each, at) => toldIn(`${name}/${at}`, each, leftOut))
  if (typeof value !== 'object' || value === null) return []
  const own = 'avoid' in value && Array.isArray(value.avoid) ? value.avoid.map(String) : []
  const placeAvoids =
    'place' in value && 'kind' in value
      ? Object.values(settings)
          .flatMap((setting) => setting.route)
          .filter((stop) => stop.place === value.place)
          .flatMap((stop) => stop.avoid)
      : []
  return Object.entries(value).flatMap(([key, each]) =>
    toldIn(`${name}/${key}`, each, [...leftOut, ...own, ...placeAvoids]),
  )
}

const allTold = [
  ...entries.flatMap(([name, , data]) => toldIn(name, data)),
  ...Object.entries(themes).flatMap(([id, theme]) => toldIn(`themes/${id}/strands`, strandsOf(theme))),
  ...toldIn('filler', filler),
  ...toldIn('odd-pairs', oddPairs),
  ...toldIn('presence', { heroLines, friendLines }),
  ...toldIn('companions', {
    meetKeeper: companionFile.meetKeeper,
    meetSubjectAgain: companionFile.meetSubjectAgain,
    subjectCalls: companionFile.subjectCalls,
  }),
]

describe('the hand-written material', () => {
  it.each(entries)('%s keeps to its schema', (_, schema, data) => {
    const checked = z.safeParse(schema, data)
    expect(checked.success ? [] : checked.error.issues).toEqual([])
  })

  it('stays in the places of its setting', () => {
    for (const [id, setting] of Object.entries(settings)) {
      const places: readonly string[] = placesOf[id as keyof typeof placesOf]
      expect(setting.route.map((stop) => stop.place).toSorted(), id).toEqual([...places].toSorted())
      for (const obstacle of setting.obstacles) expect(places, obstacle.id).toContain(obstacle.place)
    }
  })

  it('can always be told without what a child fears', () => {
    // Fears that shut out a whole quest, place or obstacle need no variant there.
    const stuck = allTold.flatMap(({ name, told, leftOut }) =>
      Object.entries(told).flatMap(([telling, variants]) => {
        // Who chose a dog gets a dog.
        const fears = avoidable.filter(
          (fear) => !leftOut.includes(fear) && !(fear === 'dogs' && name.includes('/dog/')),
        )
        const words = new RegExp(`\\b(?:${fears.flatMap((fear) => avoidedWords[fear]).join('|')})\\b`, 'i')
        return variants.every((variant) => words.test(variant)) ? [`${name}/${telling}: ${variants[0]}`] : []
      }),
    )
    expect(stuck).toEqual([])
  })

  it('has nothing in it that does not belong in a bedtime story', () => {
    expect(severeWords(JSON.stringify([entries.map(([, , data]) => data), allTold]))).toEqual([])
  })

  it('says no variant twice in a set', () => {
    const twice = allTold.flatMap(({ name, told }) =>
      Object.entries(told).flatMap(([telling, variants]) =>
        new Set(variants).size < variants.length ? [`${name}/${telling}`] : [],
      ),
    )
    expect(twice).toEqual([])
  })
})
