import type { StoryInput } from '@moonpage/contract/story-input'
import { calledInBook } from '@moonpage/storyteller/book-things'
import { drawableThings } from '@moonpage/storyteller/drawable'
import { purposes, type Page } from '@moonpage/storyteller/outline'
import {
  actions,
  expressions,
  figureSizes,
  framings,
  lights,
  thingColors,
  times,
} from '@moonpage/storyteller/scene'
import { foldNames } from '../../lib/fold-names.ts'
import { leftKinds } from './answer-schemas.ts'
import {
  bookBrief,
  formOf,
  homeFor,
  isVerse,
  mostThings,
  placesFor,
  restingPlacesFor,
  plotFor,
} from './book-brief.ts'
import { changeTexts } from './change-texts.ts'
import { undrawnMoments } from './check-moments.ts'
import { asData, prompt, type Wording } from './prompts.ts'
import type { Plot } from './plots.ts'
import { offeredCast } from './read-outline.ts'
import type { Edit } from './read-edits.ts'
import type { PageOrder } from './text-model.ts'
import { bodiesText, hatsText, holdsWith, looksIn, statesText, theyText } from './prompt-looks.ts'
import { usualLooks } from './usual-looks.ts'
import { promptNames, promptWish, typedNames } from './prompt-input.ts'
import { saidPlace, saidThing } from './said-words.ts'

type Written = readonly Pick<Page, 'page_number' | 'content'>[]

/** An example page for the age group; of verse, if the book is verse. */
const exampleFor = (input: StoryInput): string =>
  prompt(isVerse(input) ? 'example-verse' : `example-${input.age_group}`, {})

/**
 * The same for every request of a book, so that providers can cache it.
 * @param draws what the answer has of pictures: their language is more than half of it, and its end
 */
export const systemPrompt = (
  input: StoryInput,
  wording: Wording = 'full',
  draws: 'scenes' | 'moments' | 'nothing' = 'scenes',
): string =>
  prompt(
    'system',
    {
      paragraphs: formOf(input),
      // Only whoever writes scenes writes whole pages.
      example: draws === 'scenes' ? prompt('page-example', { page: exampleFor(input) }, wording) : '',
      drawing: draws === 'nothing' ? '' : drawingText(input, wording, draws),
    },
    wording,
  )

/** The language of pictures: the vocabulary that the illustrator knows. */
const drawingText = (input: StoryInput, wording: Wording, draws: 'scenes' | 'moments'): string =>
  prompt(
    draws === 'moments' && wording === 'full' ? 'drawing-plan' : 'drawing',
    {
      framings: list(framings),
      lights: list(lights),
      verbs: list([...actions, ...otherVerbs]),
      expressions: list(expressions),
      things: list(drawableThings(input).map(saidThing)),
      looks: usualLooks(drawableThings(input)),
      bodies: bodiesText(),
      states: statesText(drawableThings(input)),
      afraid_of_dark: input.avoid.includes('darkness')
        ? ' From dusk on it is never `sky` but `lamp`, unless one of the others is named.'
        : '',
    },
    wording,
  )

/** What lines may say beside the painter's own verbs, which hardly anybody would guess. */
const otherVerbs = ['puts out', 'blows out', 'mends', 'plants', 'fills', 'untangles']

const list = (words: readonly string[]): string => words.join(', ')

/** `page 3`; `pages 2, 3 and 8`. */
const pageList = (pages: readonly number[]): string =>
  pages.length === 1
    ? `page ${pages[0]}`
    : `pages ${list(pages.slice(0, -1).map(String))} and ${pages.at(-1)}`

/**
 * @param again the faults of an earlier plan, and that plan if it may be shown to the model
 * @param plot its chain of causes
 */
export function outlinePrompt(
  input: StoryInput,
  seed: string,
  isPlain: boolean,
  again?: { reasons: string[]; draft: unknown },
  wording: Wording = 'full',
  { how }: Plot = plotFor(input, seed),
): string {
  const { names: offered, ...cast } = offeredCast(input, seed)
  const names = promptNames(input, offered)
  const sheets = Object.values(cast).map((sheet) => ({
    ...sheet,
    name: sheet.who === 'hero' ? names.hero : sheet.who === 'companion' ? names.companion : sheet.name,
  }))
  const figures = sheets.map((sheet) => ({
    who: sheet.who,
    name: sheet.name,
    pronouns: sheet.pronouns,
    ...sheet.look,
    looks: sheet.description,
    holds: holdsWith(sheet),
  }))
  const places = placesFor(input)
  const a_place = saidPlace(places[0] ?? 'bedside')
  const { home, outside } = homeFor(input, seed)
  const text = prompt(
    'outline',
    {
      fixed: fixedLooks(input),
      home,
      home_place: saidPlace(outside),
      how,
      in_verse: isVerse(input) ? 'In verse it is one line of the stanza that comes back. ' : '',
      book: bookBrief(input, wording),
      wish: asData(promptWish(input)),
      cast: asData(figures),
      page_count: String(input.page_count),
      purposes: list(purposes),
      places: list(places.map(saidPlace)),
      times: list(times),
      roles: list(figures.map((figure) => figure.who)),
      most_things: mostThings[input.age_group],
      colors: list(thingColors),
      sizes: list(figureSizes),
      kinds: list(leftKinds.filter((kind) => kind !== 'answer')),
      resting: list(restingPlacesFor(input)),
      hats: hatsText(sheets, input),
      again: again
        ? prompt('outline-again', { draft: asData(again.draft), reasons: asData(again.reasons) })
        : '',
    },
    wording,
  )
  const form = isPlain
    ? prompt('plain-outline', {
        third: cast.keeper.who.toUpperCase(),
        page_count: String(input.page_count),
        a_place,
      })
    : prompt('json-outline', { example: prompt('example-beat', { a_place }) })
  return `${text}\n\n${form}`
}

/** Tells the model which looks it cannot change. */
function fixedLooks({ hero, companion }: StoryInput): string {
  const fixed = [
    hero?.look ? 'all looks of the hero' : hero ? 'the hero’s species and pronouns' : 'the hero’s species',
    companion ? 'all looks of the companion' : '',
  ]
  return `Keep ${fixed.filter(Boolean).join(' and ')}: the family chose them.`
}

/** What of the plan a writer of pages is told. */
function planFor({ input, outline }: PageOrder) {
  // Older rows were stored when fewer spellings of a name were recognized.
  const marked = (text: string) => foldNames(text, typedNames(input))
  const { title, summary, refrain, retold, asks, things, beats } = changeTexts(outline, marked)
  const names = promptNames(input, outline.names)
  const cast = outline.cast.map((sheet) => {
    const { who, species, pronouns, description } = sheet
    return { who, name: marked(sheet.name), species, pronouns, description, holds: holdsWith(sheet) }
  })
  const told = beats.map(({ hero_feels: _feels, place, ...beat }) => ({
    ...beat,
    place: saidPlace(place),
    // By the same names as `things`, or it would be painted twice.
    carried: beat.carried.map((prop) => calledInBook(prop, things, beat.what_happens)),
  }))
  return { title, summary, refrain, names, retold, asks, things, cast, beats: told }
}

function pageSlots(order: PageOrder, written: Written, pages: readonly number[], wording: Wording) {
  const { input, outline } = order
  const marked = (text: string) => foldNames(text, typedNames(input))
  const sheets = outline.cast.map((sheet) => ({ ...sheet, name: marked(sheet.name) }))
  return {
    book: bookBrief(input, wording),
    home: homeFor(input, outline.seed).home,
    wish: asData(promptWish(input)),
    outline: asData(planFor(order)),
    written:
      written.length > 0
        ? `These pages are written already; what you write goes with them.\n\nWRITTEN: ${asData(
            written.map(({ page_number, content }) => ({ page_number, content: marked(content) })),
          )}`
        : '',
    pages: asData(pages),
    page_list: pageList(pages),
    they: theyText(sheets),
    picture: prompt(
      'picture',
      {
        things: looksIn(outline, drawableThings(input)),
        hats: hatsText(sheets, input),
      },
      wording,
    ),
  }
}

const withForm = (text: string, isPlain: boolean): string =>
  `${text}\n\n${prompt(isPlain ? 'plain-pages' : 'json-pages', {})}`

export function pagesPrompt(
  order: PageOrder,
  written: Written,
  pages: readonly number[],
  isPlain: boolean,
  wording: Wording = 'full',
): string {
  const again = order.variation
    ? 'This story was told before. Tell the same plan in other words: other openings, other speech, other details.'
    : ''
  const remark = order.remark
    ? `An earlier wording was not taken. What was wrong with it:\n\nREASONS: ${asData([order.remark])}`
    : ''
  const undrawn = undrawnMoments(order.outline, order.input, pages)
  const moments =
    undrawn.length > 0
      ? `Of these moments something cannot be drawn. Show another deed there, and tell it:\n\nPICTURES: ${asData(
          undrawn.map((reason) => foldNames(reason, typedNames(order.input))),
        )}`
      : ''
  const slots = pageSlots(order, written, pages, wording)
  const variation = [again, remark, moments].filter(Boolean).join('\n\n')
  return withForm(prompt('pages', { ...slots, variation }, wording), isPlain)
}

/** @param draft null if it must not be shown to the model */
export function pageAgainPrompt(
  order: PageOrder,
  written: Written,
  page: number,
  again: { reasons: string[]; draft: { content: string; acts: string[] } | null },
  isPlain: boolean,
  wording: Wording = 'full',
): string {
  const slots = pageSlots(order, written, [page], wording)
  const values = { ...slots, draft: asData(again.draft), reasons: asData(again.reasons) }
  const text = prompt('page-again', values, wording)
  return withForm(text, isPlain)
}

/**
 * Requests pages again that a child would stumble over. A picture stays where the answer has none.
 * @param draws whether pictures may change, too
 */
export function editPrompt(
  order: PageOrder,
  edits: readonly Edit[],
  isPlain: boolean,
  draws: boolean,
): string {
  const pages = edits.map(({ page_number }) => page_number)
  // The model sees the text of the pages, so it is told what the asked ones were to tell, and nothing of the others.
  const beats = order.outline.beats.filter(({ page_number }) => pages.includes(page_number))
  const asked = { ...order, outline: { ...order.outline, beats } }
  const { page_list, they, picture } = pageSlots(asked, [], pages, 'full')
  const { refrain, things, cast, beats: told } = planFor(asked)
  return prompt(isPlain ? 'plain-mend' : 'mend-pages', {
    book: bookBrief(order.input),
    outline: asData({
      refrain,
      things,
      cast,
      // With what a new picture needs.
      beats: told.map(({ purpose: _purpose, ...beat }) => beat),
    }),
    page_list,
    they,
    picture: draws ? picture : '',
    redraw: draws
      ? 'each stays, unless the new words say something else than it shows, or a reason is about the picture: then give its whole picture again, and leave the words.'
      : 'each stays, and the new words say nothing else than it shows.',
    form: prompt(`${isPlain ? 'plain' : 'json'}-mend-${draws ? 'pictures' : 'words'}`, {}),
    pictures: asData(
      order.written
        .filter(({ page_number }) => pages.includes(page_number))
        .map(({ page_number, scene }) => ({ page_number, shows: scene?.action ?? null })),
    ),
    story: asData(order.written.map(({ page_number, content }) => ({ page_number, content }))),
    pages: asData(pages),
    reasons: asData(
      edits
        .filter(({ suggestion }) => suggestion !== '')
        .map(
          ({ page_number, quote, suggestion: mend }) =>
            `Page ${page_number}: ${[quote, mend].filter(Boolean).join(' → ')}`,
        ),
    ),
  })
}
