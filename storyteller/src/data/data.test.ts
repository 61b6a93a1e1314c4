import { readFile } from 'node:fs/promises'
import { avoidable } from '@moonpage/contract/story-input'
import { placesOf } from '../scene.ts'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { avoidedWords } from '../avoid.ts'
import { faultsOfEntry } from '../checks/material.ts'
import { findUnfitWords } from '../checks/words/find-unfit-words.ts'
import { anywhere } from './anywhere.ts'
import * as companionFile from './companions.ts'
import * as filler from './filler.ts'
import * as leaving from './leaving.ts'
import * as oddPairs from './odd-pairs.ts'
import { heroLines, friendLines } from './presence.ts'
import { quests } from './quests.ts'
import * as returning from './returning.ts'
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
import { themes } from './themes.ts'
import { plain, voices } from './voices.ts'

const { companions } = companionFile

type Entry = { file: string; schema: z.ZodMiniType; data: unknown }

const entriesIn = (folder: string, schema: z.ZodMiniType, all: Readonly<Record<string, unknown>>): Entry[] =>
  Object.entries(all).map(([id, data]) => ({ file: `${folder}/${id.replaceAll('_', '-')}.ts`, schema, data }))

/** Every entry of every file. */
const entries: Entry[] = [
  ...entriesIn('subjects', SubjectData, subjects),
  ...entriesIn('settings', SettingData, settings),
  ...entriesIn(
    'obstacles',
    ObstacleData,
    Object.fromEntries(
      [...Object.values(settings).flatMap((setting) => setting.obstacles), ...anywhere].map((each) => [
        each.id,
        each,
      ]),
    ),
  ),
  ...entriesIn('quests', QuestData, quests),
  ...entriesIn('themes', ThemeData, themes),
  ...entriesIn('companions', CompanionData, companions),
  ...entriesIn('voices', VoiceData, { plain, ...voices }),
]

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : []

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
  ...entries.flatMap(({ file, data }) => toldIn(file, data)),
  ...toldIn('filler', filler),
  ...toldIn('leaving', leaving),
  ...toldIn('returning', returning),
  ...toldIn('odd-pairs', oddPairs),
  ...toldIn('presence', { heroLines, friendLines }),
  ...toldIn('companions.ts', {
    meetKeeper: companionFile.meetKeeper,
    meetSubjectAgain: companionFile.meetSubjectAgain,
    subjectCalls: companionFile.subjectCalls,
  }),
]

describe('the hand-written material', () => {
  it.each(entries)('$file keeps to its schema', async ({ file, schema, data }) => {
    const source = await readFile(new URL(file, import.meta.url), 'utf8')
    expect(faultsOfEntry(file, source, schema, data)).toEqual([])
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
          (fear) => !leftOut.includes(fear) && !(fear === 'dogs' && name.includes('/dog.ts/')),
        )
        const words = new RegExp(`\\b(?:${fears.flatMap((fear) => avoidedWords[fear]).join('|')})\\b`, 'i')
        return variants.every((variant) => words.test(variant)) ? [`${name}/${telling}: ${variants[0]}`] : []
      }),
    )
    expect(stuck).toEqual([])
  })

  it('has nothing in it that does not belong in a bedtime story', () => {
    // Most words are in both, and to search takes time as the text has length.
    const text = [...new Set(stringsIn([entries.map(({ data }) => data), allTold]))].join('\n')
    expect(findUnfitWords(text).map(({ start, end }) => text.slice(start - 40, end + 20))).toEqual([])
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
