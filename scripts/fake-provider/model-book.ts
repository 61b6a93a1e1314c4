import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'
import { pageLength } from '@moonpage/storyteller/checks/page-length'
import { noHistory, type Outline, type Page } from '@moonpage/storyteller/outline'
import { randomFrom } from '@moonpage/storyteller/random'
import { castRoles, placesOf, type Scene } from '@moonpage/storyteller/scene'
import { catalogue } from '@moonpage/storyteller/tales/catalogue'
import { propsNamedIn } from '@moonpage/storyteller/tales/name-thing'
import { planTale, tellTale } from '@moonpage/storyteller/tales/plan-tale'
import { typeset } from '@moonpage/storyteller/typeset'

/**
 * Two tales in prose and two in verse stand in for what a model writes: they are told for every hero, and stay the same while
 * other tales are added.
 */
const tales = {
  prose: [catalogue.tale('yet', 'patience'), catalogue.tale('crumb', 'curiosity')].flatMap(
    (tale) => tale ?? [],
  ),
  verse: [catalogue.tale('boxes', 'friendship'), catalogue.tale('achoo', 'kindness')].flatMap(
    (tale) => tale ?? [],
  ),
}

/** Models end a book at the bedside at night, as the prompts ask for. */
const atBed = { place: 'bedside', time: 'night', light: 'lamp' } as const

/** Models give the third figure a name of its own; a tale says `the goose`. */
const usualName = 'Moss'

/** The tale as it is told in the forest, where its third figure is one that is drawn. */
function standInFor(wish: StoryInput, seed: string) {
  const isVerse = wish.story_attributes.includes('rhyming')
  const tale = randomFrom(seed).pick(isVerse ? tales.verse : tales.prose)
  const only = { ...catalogue, talesOf: () => [tale] }
  const input: StoryInput = { ...wish, theme: tale.theme, setting: 'forest', avoid: [] }
  const outline = planTale(input, seed, noHistory, only)
  if (!outline?.tale)
    throw new Error(`The stand-in for a model's book is not told for ${JSON.stringify(wish)}`)
  return { input, outline, binding: outline.tale, only }
}

/** Puts the third figure's name into texts in place of `the goose`, the first time with its kind; no word that a fear forbids. */
function wording({ cast }: Outline, { avoid }: StoryInput, thirdName: string): (text: string) => string {
  const third = cast[2]
  const kind = third?.name.startsWith('the ') ? third.name.slice(4) : null
  const mention = kind && new RegExp(`\\b(?:the|an?) ${kind}\\b`, 'gi')
  let isNew = true
  const name = () => {
    const said = isNew ? `${thirdName} the ${third?.species}` : thirdName
    isNew = false
    return said
  }
  const harmless = (text: string) =>
    avoid.includes('darkness') ? text.replace(/\bdark\b/g, 'bedtime') : text
  return (text) => typeset(harmless(mention ? text.replace(mention, name) : text))
}

/**
 * An outline as a model plans it: with causes, and without what a tale says of its pictures. Another seed gives another book.
 * @throws when no tale is told for this wish
 */
export function planBook(wish: StoryInput, seed: string, thirdName = usualName): Outline {
  const { outline: tale } = standInFor(wish, seed)
  // A model says what it leaves in its own way: model-series.ts.
  const { leaves: _leaves, ...outline } = tale
  const worded = wording(outline, wish, thirdName)
  const isLast = (page: number) => page === wish.page_count
  return {
    ...outline,
    setting: wish.setting,
    title: worded(outline.title),
    summary: worded(outline.summary),
    cast: outline.cast.map((sheet, at) => (at === 2 ? { ...sheet, name: thirdName } : sheet)),
    retold: {
      wants: `${heroPlaceholder} wants it back before the lights go out.`,
      why_not: `${heroPlaceholder} cannot wait, and the door stays shut.`,
      turn: `${heroPlaceholder} looks twice.`,
      how: `${heroPlaceholder} puts one foot on the plank, and both knees shake.`,
    },
    asks: [
      {
        question: `Why does ${heroPlaceholder} not wait until morning?`,
        answer: `${heroPlaceholder} cannot sleep before it is back.`,
        page: 1,
      },
    ],
    beats: outline.beats.map(({ shown: _shown, ...beat }) => ({
      ...beat,
      place: isLast(beat.page_number) ? atBed.place : placesOf[wish.setting][0],
      time: isLast(beat.page_number) ? atBed.time : beat.time,
      present: castRoles.filter((role) => beat.present.includes(role)),
      carried: [],
      what_happens: worded(beat.what_happens),
      moment: `${heroPlaceholder} points at ${companionPlaceholder}`,
      because: beat.page_number === 1 ? 'It is the first page.' : 'The page before left a door open.',
    })),
  }
}

/** A picture as a model describes it. */
export type ModelScene = Pick<Scene, 'framing' | 'light'> & { acts: string[] }
export type ModelPage = Omit<Page, 'scene'> & { scene: ModelScene }

/** A tale's picture in lines, with nobody and nothing that the page does not name. */
function asDescribed(
  { acts = [], things = [], framing, light }: Scene,
  page: { content: string; isLast: boolean },
  { cast }: Outline,
): ModelScene {
  const named = propsNamedIn(page.content)
  const wordOf = (ref: string): string | null => {
    const sheet = cast.find(({ who }) => who === ref)
    if (sheet) return page.content.includes(sheet.name) ? sheet.name : null
    const thing = things.find(({ id }) => id === ref)
    return thing?.prop && named.has(thing.prop) ? thing.prop : null
  }
  const lines = acts.flatMap(({ who, does, how, feels }) => {
    const doer = wordOf(who)
    const objects = how.flatMap(({ by, what }) => {
      const word = wordOf(what)
      return word ? [by === 'what' ? word : `${by} ${word}`] : []
    })
    const line = [doer, does, ...objects].join(' ')
    return doer ? [feels ? `${line}, ${feels}` : line] : []
  })
  const { name } = cast.find((sheet) => page.content.includes(sheet.name)) ?? cast[0]!
  return {
    framing,
    light: page.isLast ? atBed.light : light,
    acts: page.isLast ? [`${name} sleeps in bed`] : lines.length > 0 ? lines.slice(0, 3) : [`${name} walks`],
  }
}

/** A page that names nobody begins with the hero's name. */
const withHeroNamed = (content: string, { cast }: Outline): string =>
  cast.some(({ name }) => content.includes(name)) ? content : `${heroPlaceholder}! ${content}`

const wordsIn = (text: string): number => text.split(/\s+/).length

/** A page without its last sentence, or stanza, and not in the middle of a speech; null where it has one only. */
function shorter(page: Page, isVerse: boolean): Page | null {
  const parts = isVerse ? page.content.split('\n\n') : page.content.split(/(?<=[.!?]”?)\s+/)
  if (parts.length < 2) return null
  const cut = { ...page, content: parts.slice(0, -1).join(isVerse ? '\n\n' : ' ') }
  const isWhole = cut.content.split('“').length === cut.content.split('”').length
  return isWhole ? cut : (shorter(cut, isVerse) ?? cut)
}

/** The pages within the length that the prompts ask for: the ends of the longest pages are left out. */
function withinLength(pages: readonly Page[], wish: StoryInput): Page[] {
  const { book, most } = pageLength(wish)
  const isVerse = wish.story_attributes.includes('rhyming')
  const fitted = [...pages]
  for (;;) {
    const lengths = fitted.map(({ content }) => wordsIn(content))
    const longest = lengths.indexOf(Math.max(...lengths))
    const isFit = lengths.reduce((sum, count) => sum + count, 0) <= book.most && Math.max(...lengths) <= most
    const cut = isFit || !fitted[longest] ? null : shorter(fitted[longest], isVerse)
    if (!cut) return fitted
    fitted[longest] = cut
  }
}

/**
 * All pages of the book that `outline` plans. An odd `variation` words them in another way; where the age has one telling, it
 * leaves out each page's end.
 */
export function tellBook(wish: StoryInput, outline: Outline, variation = 0): ModelPage[] {
  const { input, outline: plan, binding, only } = standInFor(wish, outline.seed)
  const tellIn = (frame: string) => tellTale(input, { ...plan, tale: { ...binding, frame } }, only)
  const isVerse = wish.story_attributes.includes('rhyming')
  const usual = tellIn('a')
  const inOtherWords = () => {
    const other = tellIn('b')
    return usual.map((page, at) => {
      const worded = other[at] ?? page
      return worded.content === page.content ? (shorter(page, isVerse) ?? page) : worded
    })
  }
  const told = variation % 2 === 0 ? usual : inOtherWords()
  const worded = wording(plan, wish, outline.cast[2]?.name ?? usualName)
  return withinLength(told, wish).map((page) => {
    const content = withHeroNamed(worded(page.content), outline)
    const isLast = page.page_number === wish.page_count
    const scene = asDescribed(page.scene, { content, isLast }, outline)
    return { ...page, content, scene }
  })
}
