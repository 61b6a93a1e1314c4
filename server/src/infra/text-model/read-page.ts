import type { StoryInput } from '@moonpage/contract/story-input'
import { describeScene, propName } from '@moonpage/storyteller/alt-text'
import { forbiddenWords } from '@moonpage/storyteller/avoid'
import { isNamed } from '@moonpage/storyteller/data/prop-words'
import type { Beat, Outline, Page } from '@moonpage/storyteller/outline'
import {
  castRoles,
  expressions,
  framings,
  lights,
  poses,
  props,
  type CastMember,
  type CastRole,
  type Scene,
  type SceneProp,
} from '@moonpage/storyteller/scene'
import { outfitFor } from '@moonpage/storyteller/stage'
import { foldNames } from '../../lib/fold-names.ts'
import { isVerse } from './book-brief.ts'
import { isObject, listOf, oneOf, textOf } from './json-answer.ts'
import { shownText } from './shown-text.ts'

const spots = ['held', 'near', 'far', 'above'] as const
const gazes = [...castRoles, 'thing', 'up', 'reader'] as const
const together = ['hug', 'hold-hands', 'show']

/**
 * A page of a model's, in the storyteller's form: clean text with marks for names, and a scene that shows what the text
 * names, where and when the plan says. Unknown words of a scene are left out or take the plainest value.
 */
export function readPage(answer: unknown, input: StoryInput, outline: Outline, pageNumber: number): Page {
  const said = isObject(answer) ? answer : {}
  const text = shownText(textOf(said['content']), isVerse(input) ? 'verse' : 'prose')
  return pageOf(foldNames(text, outline.names), said['scene'], input, outline, pageNumber)
}

/** The page that `content` and a scene of whatever form make. */
export function pageOf(
  content: string,
  said: unknown,
  input: StoryInput,
  outline: Outline,
  pageNumber: number,
): Page {
  const scene = sceneOf(isObject(said) ? said : {}, content, input, outline, pageNumber)
  return { page_number: pageNumber, content, scene, image_alt: describeScene(scene, outline.cast) }
}

function sceneOf(
  said: Record<string, unknown>,
  content: string,
  input: StoryInput,
  outline: Outline,
  pageNumber: number,
): Scene {
  const beat = outline.beats[pageNumber - 1]
  if (!beat) throw new Error(`There is no beat for page ${pageNumber}`)
  const things = propsOf(said['props'], content, input)
  return {
    setting: input.setting,
    place: beat.place,
    time: beat.time,
    light: lightOf(oneOf(lights, said['light']), content, input, beat),
    framing: oneOf(framings, said['framing']) ?? framings[pageNumber % 3] ?? 'medium',
    cast: figuresOf(said['cast'], content, input, outline, beat, things.length > 0),
    props: things,
    text_area: 'none',
  }
}

function propsOf(said: unknown, content: string, input: StoryInput): SceneProp[] {
  const forbidden = forbiddenWords(input)
  const seen = new Set<string>()
  return listOf(said)
    .flatMap((each): SceneProp[] => {
      const prop = oneOf(props, isObject(each) ? each['prop'] : each)
      if (!prop || seen.has(prop) || !isNamed(prop, content) || forbidden?.test(propName(prop))) return []
      seen.add(prop)
      return [{ prop, where: oneOf(spots, isObject(each) ? each['where'] : '') ?? 'near' }]
    })
    .slice(0, 3)
}

function lightOf(
  said: Scene['light'] | null,
  content: string,
  input: StoryInput,
  { place, time }: Beat,
): Scene['light'] {
  if (place === 'bedside') return 'lamp'
  const isLate = time === 'dusk' || time === 'night'
  const isShown =
    said === 'lantern' || said === 'lamp' || said === 'campfire'
      ? isNamed(said, content)
      : said === 'star'
        ? isNamed('fallen-star', content)
        : said === 'fireflies'
          ? isLate
          : said === 'sky'
  if (said && isShown && !(said === 'sky' && isLate && input.avoid.includes('darkness'))) return said
  return isLate && input.avoid.includes('darkness') ? 'lamp' : 'sky'
}

function figuresOf(
  said: unknown,
  content: string,
  input: StoryInput,
  outline: Outline,
  beat: Beat,
  hasThings: boolean,
): CastMember[] {
  const isResting = beat.place === 'bedside'
  const speaksOfSome = /\b(she|he|they|her|him|them|his|their|both|two|we|us)\b/i.test(content)
  const isHere = (who: CastRole): boolean => {
    const sheet = outline.cast.find((each) => each.who === who)
    if (!sheet) return false
    if (content.includes(sheet.name)) return true
    return beat.present.includes(who) && speaksOfSome && who !== 'subject' && who !== 'helper'
  }
  const wanted = listOf(said).filter(isObject)
  const asked = wanted.map((each) => oneOf(castRoles, each['who'])).filter((who) => who !== null)
  const fallback = asked.some(isHere) ? [] : (['hero', 'companion'] as const).filter(isHere)
  const all: CastRole[] = [...new Set([...asked.filter(isHere), ...fallback])]
  if (all.length === 0) all.push('hero')
  // A child who fears to be alone sees nobody alone.
  if (input.avoid.includes('being-alone') && all.length < 2)
    all.push(all[0] === 'companion' ? 'hero' : 'companion')
  const here = all.slice(0, 3)
  return here.map((who): CastMember => {
    const part = wanted.find((each) => oneOf(castRoles, each['who']) === who) ?? {}
    const sheet = outline.cast.find((each) => each.who === who)
    const outfit = sheet && outfitFor(sheet, input.setting, isResting)
    const pose = oneOf(poses, part['pose']) ?? (isResting ? 'sleep' : 'stand')
    const other = here.find((each) => each !== who)
    const gaze = oneOf(gazes, part['looks_at'])
    const isEmpty =
      gaze === null ||
      gaze === who ||
      (gaze === 'thing' && !hasThings) ||
      (castRoles.some((role) => role === gaze) && !here.some((each) => each === gaze))
    const looksAt = isEmpty ? (other ?? 'reader') : gaze
    const needsTwo = together.includes(pose)
    return {
      who,
      pose: needsTwo && !other ? 'stand' : pose,
      expression:
        oneOf(expressions, part['expression']) ??
        (who === 'hero' ? beat.hero_feels : isResting ? 'sleepy' : 'happy'),
      looks_at: needsTwo && other && !here.some((each) => each === looksAt) ? other : looksAt,
      ...(outfit && { outfit }),
    }
  })
}
