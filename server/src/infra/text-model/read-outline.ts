import { Name } from '@moonpage/contract/given-name'
import type { Look, Pronouns, StoryInput } from '@moonpage/contract/story-input'
import {
  companionKinds,
  hairColors,
  hairStyles,
  outfitColors,
  outfits,
  pronouns,
  skinTones,
} from '@moonpage/contract/story-input'
import { castFor, describeLook, dressApart, looksOf, type Cast } from '@moonpage/storyteller/cast'
import { findUnfitWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import type { Outline } from '@moonpage/storyteller/outline'
import { randomFrom } from '@moonpage/storyteller/random'
import { actions, castRoles, type CharacterSheet } from '@moonpage/storyteller/scene'
import { nameThing } from '@moonpage/storyteller/tales/name-thing'
import { foldNames } from '../../lib/fold-names.ts'
import { withOtherName } from './change-texts.ts'
import { beatsOf } from './read-beats.ts'
import { isObject, listOf, oneOf, textOf } from './json-answer.ts'
import { isMet } from './returning-friend.ts'
import { thingsOf, withCarried } from './read-things.ts'
import { wordsOfOutline } from './outline-words.ts'
import { shownText } from './shown-text.ts'

/**
 * A cast for the story input, deterministic for a seed: offered to the model, and the default where the answer says
 * nothing.
 */
export function offeredCast(input: StoryInput, seed: string): Cast {
  for (let at = 1; at < 30; at++) {
    const offered = castFor(input, randomFrom(at === 1 ? seed : `${seed}|${at}`))
    if (areNames(offered, input)) return offered
  }
  return castFor(input, randomFrom(seed))
}

/** Whether our own names of a cast are read as names, and heard apart. */
function areNames({ keeper, names }: Cast, { hero, companion }: StoryInput): boolean {
  const ours = [keeper.name, ...(hero ? [] : [names.hero]), ...(companion ? [] : [names.companion])]
  const beginnings = [keeper.name, names.hero, names.companion].map((name) => name.slice(0, 3).toLowerCase())
  return !ours.some(isWord) && new Set(beginnings).size === beginnings.length
}

/** Where somebody is named Pebble, every picture with that name has a pebble; where Tumble, two of them are in a line whose verb it is. */
const isWord = (name: string): boolean =>
  nameThing(name).prop !== null ||
  [`${name}s`, `${name}es`].some((verb) => actions.some((one) => one === verb.toLowerCase()))

/** More than a book has room to answer. */
const mostAsks = 4

/**
 * Converts a model's plan to an outline: corrects odd values and fills in missing ones. What code cannot correct, such
 * as too few beats or an empty title, is found by `faultsOfOutline`. Names are not yet replaced by placeholders.
 */
export function readOutline(answer: unknown, input: StoryInput, seed: string): Outline {
  const said = isObject(answer) ? answer : {}
  const offered = offeredCast(input, seed)
  const names = namesOf(said['names'], input, offered)
  const cast = castOf(said['cast'], input, offered, names)
  const third = cast.at(-1)
  const refrain = shownText(textOf(said['refrain']), 'line')
  const told = thingsOf(said['things'], input)
  const beats = beatsOf(said['beats'], input, { cast, names, things: told })
  const things = withCarried(told, beats)
  const asks = asksOf(said['asks'], input)
  const outline: Outline = {
    seed,
    title: shownText(textOf(said['title']), 'line').replace(/(?<![.!?])\.$/, ''),
    summary: shownText(textOf(said['summary']), 'line'),
    age_group: input.age_group,
    setting: input.setting,
    cast,
    names,
    refrain: refrain === '' ? null : refrain,
    beats,
    ...(things.length > 0 && { things }),
    retold: retoldOf(said['retold']),
    ...(asks.length > 0 && { asks }),
  }
  const toldName = toldThird(said, outline)
  return toldName !== null && third && toldName !== third.name
    ? withOtherName(outline, toldName, third.name)
    : outline
}

/**
 * A plan without the helper if it has no part in it: nobody has then to be told of it. The wish's subject always stays.
 */
export function withoutAbsent(outline: Outline): Outline {
  const { cast, beats } = outline
  const texts = wordsOfOutline({ ...outline, cast: [] })
  const isIn = (name: string) =>
    texts.some((text) => text.includes(name) || /(?<!\p{L})helper(?!\p{L})/iu.test(text))
  const helps = beats.some(({ present }) => present.includes('helper'))
  return helps
    ? outline
    : { ...outline, cast: cast.filter(({ who, name }) => who !== 'helper' || isIn(name)) }
}

/** What an answer calls the third figure, whose name in the outline may be another; null if it does not say. */
export const toldThird = (answer: Record<string, unknown>, { cast }: Pick<Outline, 'cast'>): string | null =>
  nameOf(figureIn(answer['cast'], cast.find(isMet)?.who ?? ''))

const figureIn = (cast: unknown, who: string) =>
  listOf(cast).find((one) => isObject(one) && oneOf(castRoles, one['who']) === who)

const nameOf = (figure: unknown): string | null =>
  Name.safeParse(isObject(figure) ? figure['name'] : undefined).data ?? null

/** A name invented by a model is shown to readers. */
const isFit = (name: string) => findUnfitWords(name).length === 0

function namesOf(said: unknown, input: StoryInput, offered: Cast): Outline['names'] {
  const invented = (who: 'hero' | 'companion') => {
    const name = Name.safeParse(isObject(said) ? said[who] : undefined)
    return name.success && isFit(name.data) ? name.data : offered.names[who]
  }
  const hero = input.hero?.name ?? invented('hero')
  const companion = input.companion?.name ?? invented('companion')
  // Two figures cannot share a name; typed names stay.
  return hero.toLowerCase() === companion.toLowerCase() && !(input.hero && input.companion)
    ? {
        hero: input.hero ? hero : offered.names.hero,
        companion: input.companion ? companion : offered.names.companion,
      }
    : { hero, companion }
}

function castOf(said: unknown, input: StoryInput, offered: Cast, names: Outline['names']): CharacterSheet[] {
  const of = (who: string) => figureIn(said, who)
  const { hero, keeper } = offered
  const keeperSaid = of(keeper.who)
  const keeperName = nameOf(keeperSaid)
  // Not equal to a typed name or part of one: the model does not know those, and readers would confuse the figures.
  const isNew =
    keeperName !== null &&
    isFit(keeperName) &&
    !isWord(keeperName) &&
    foldNames(keeperName, names) === keeperName.normalize('NFC')
  const companion = input.companion
    ? offered.companion
    : another(offered.companion, of('companion'), [hero.species, keeper.species], input)
  const third =
    keeper.who === 'helper' ? another(keeper, keeperSaid, [hero.species, companion.species], input) : keeper
  const sheets = [
    dressed(hero, of('hero'), { look: Boolean(input.hero?.look), pronouns: Boolean(input.hero) }),
    dressed(companion, of('companion'), {
      look: Boolean(input.companion),
      pronouns: Boolean(input.companion?.pronouns),
    }),
    dressed(isNew ? { ...third, name: keeperName } : third, keeperSaid, {
      look: false,
      pronouns: false,
    }),
  ]
  return dressApart(sheets, (who) =>
    who === 'hero' ? Boolean(input.hero?.look) : who === 'companion' && Boolean(input.companion),
  )
}

/** Empty sentences where the model left them out, which `faultsOfCauses` finds. */
function retoldOf(said: unknown): NonNullable<Outline['retold']> {
  const line = (key: string) => (isObject(said) ? shownText(textOf(said[key]), 'line') : '')
  return { wants: line('wants'), why_not: line('why_not'), turn: line('turn'), how: line('how') }
}

/** Questions without an answer, or for a page that is not in the book, are left out. */
const asksOf = (said: unknown, { page_count }: StoryInput): NonNullable<Outline['asks']> =>
  listOf(said)
    .filter(isObject)
    .map((one) => ({
      question: shownText(textOf(one['question']), 'line'),
      answer: shownText(textOf(one['answer']), 'line'),
      page: Number(one['page']),
    }))
    .filter(({ question, answer, page }) => question && answer && page >= 1 && page <= page_count)
    .slice(0, mostAsks)

/** A figure that the parent did not choose may have another species than the one offered. */
function another(
  sheet: CharacterSheet,
  said: unknown,
  taken: readonly CharacterSheet['species'][],
  input: StoryInput,
): CharacterSheet {
  const kind = isObject(said) ? oneOf(companionKinds, said['species']) : null
  if (!kind || taken.includes(kind) || (kind === 'dog' && input.avoid.includes('dogs'))) return sheet
  return { ...sheet, species: kind, look: { ...sheet.look, species: kind } }
}

/** A character sheet with the clothes and pronouns of the answer. The species does not change here. */
function dressed(
  sheet: CharacterSheet,
  said: unknown,
  isFixed: { look: boolean; pronouns: boolean },
): CharacterSheet {
  if (!isObject(said)) return sheet
  const given = { ...(isObject(said['look']) ? said['look'] : {}), ...said }
  const look: Look = { ...sheet.look }
  if (!isFixed.look) {
    const { skin, hair, hair_color } = sheet.look
    Object.assign(look, {
      outfit: oneOf(outfits, given['outfit']) ?? look.outfit,
      outfit_color: oneOf(outfitColors, given['outfit_color']) ?? look.outfit_color,
      // Only figures with skin and hair: a fox has none.
      ...(skin && { skin: oneOf(skinTones, given['skin']) ?? skin }),
      ...(hair && { hair: oneOf(hairStyles, given['hair']) ?? hair }),
      ...(hair_color && { hair_color: oneOf(hairColors, given['hair_color']) ?? hair_color }),
    })
  }
  const told: Pronouns | null = oneOf(pronouns, given['pronouns'])
  return {
    ...sheet,
    pronouns: isFixed.pronouns ? sheet.pronouns : (told ?? sheet.pronouns),
    look,
    description: describeLook(looksOf(sheet), look),
  }
}
