import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'
import { forbiddenWords, isAvoided } from '../avoid.ts'
import { settings } from '../data/settings.ts'
import type { Outline, Page } from '../outline.ts'
import { isRestingPlace, times, type Prop, type Scene } from '../scene.ts'
import { isThingNamed } from '../book-things.ts'

type Book = { outline: Outline; pages: Page[] }

const orphans = /[{}|]|\bundefined\b|\bnull\b|\[object|\s\s| [.,!?]|\.\.(?!\.)|COLOUR/
const strangeMarks = /\[\[(?!hero\]\]|companion\]\])|(?<!\[\[hero|\[\[companion)\]\]/

/** Faults of a book's text: unfilled slots, broken placeholders, duplicate pages, figures that are never named. */
export const faultsOfText = (input: StoryInput, { outline, pages }: Book): string[] => {
  const faults: string[] = []
  const texts = [
    ...pages.map((page) => page.content),
    ...pages.map((page) => page.image_alt),
    outline.title,
    outline.summary,
  ]
  for (const text of texts) {
    if (orphans.test(text.replaceAll('\n\n', '\n'))) faults.push(`left over: ${text}`)
    if (strangeMarks.test(text)) faults.push(`a broken mark: ${text}`)
  }
  if (pages.length !== input.page_count || outline.beats.length !== input.page_count)
    faults.push('pages are missing')
  if (new Set(pages.map((page) => page.content)).size < pages.length) faults.push('a page is told twice')
  const named = pages.filter((page) => page.content.includes(heroPlaceholder)).length
  if (named * 2 < pages.length) faults.push(`the hero is named on ${named} of ${pages.length} pages`)
  if (!pages.some((page) => page.content.includes(companionPlaceholder)))
    faults.push('the companion is never named')
  const keeper = outline.cast[2]
  if (keeper && !pages.some((page) => page.content.includes(keeper.name)))
    faults.push(`${keeper.name} never comes`)
  return faults
}

/** The things that a picture shows; the room has its own bed. */
export const shownIn = ({ acts, things = [], props }: Scene): Prop[] => [
  ...new Set(
    (acts ? things.flatMap(({ prop }) => prop ?? []) : props.map(({ prop }) => prop)).filter(
      (prop) => prop !== 'bed',
    ),
  ),
]

/** Whether the page names a prop of its picture; in a model's book an earlier page may have named it. */
export const isNamedOn = (page: number, prop: Prop, { outline, pages }: Book, isByModel: boolean): boolean =>
  pages.some(
    ({ content, page_number: number }) =>
      (isByModel ? number <= page : number === page) &&
      isThingNamed(content, prop, isByModel ? outline.things : []),
  ) ||
  (isByModel && outline.beats.some((beat) => beat.page_number === page && beat.carried.includes(prop)))

/**
 * Faults of a book's pictures: props that are not named, absent figures, time running backwards.
 * @param isByModel a model's scenes may also show what the outline and earlier pages contain
 */
export const faultsOfScenes = (input: StoryInput, book: Book, isByModel = false): string[] => {
  const { outline, pages } = book
  const faults: string[] = []
  const allowed = settings[input.setting].route
  pages.forEach(({ scene, content, page_number: number }, at) => {
    const beat = outline.beats[at]
    for (const prop of shownIn(scene))
      if (!isNamedOn(number, prop, book, isByModel))
        faults.push(`page ${number} shows a ${prop} and does not name it`)
    for (const member of scene.cast) {
      const sheet = outline.cast.find((each) => each.who === member.who)
      if (!sheet) faults.push(`page ${number} shows nobody's ${member.who}`)
      else if (
        !(isByModel && beat?.present.includes(member.who)) &&
        !content.includes(sheet.name) &&
        !/\b(she|he|they|her|him|them|his|their|both|two)\b/i.test(content)
      )
        faults.push(`page ${number} shows ${sheet.name} and does not speak of them`)
      if (['hero', 'companion', 'subject', 'helper'].includes(member.looks_at)) {
        if (!scene.cast.some((other) => other.who === member.looks_at))
          faults.push(`page ${number}: ${member.who} looks at somebody who is not there`)
        if (member.looks_at === member.who) faults.push(`page ${number}: ${member.who} looks at itself`)
      }
    }
    if (!scene.cast.length) faults.push(`page ${number} is empty`)
    const before = pages[at - 1]?.scene.time
    if (before && times.indexOf(scene.time) < times.indexOf(before))
      faults.push(`page ${number}: time runs back`)
    if (beat && (beat.place !== scene.place || beat.time !== scene.time))
      faults.push(`page ${number} leaves its beat`)
    const stop = allowed.find((each) => each.place === scene.place)
    if (!isRestingPlace(scene.place) && scene.place !== 'indoors' && !stop)
      faults.push(`page ${number} is at ${scene.place}, outside the setting`)
    if (stop && isAvoided(input.avoid, stop.avoid))
      faults.push(`page ${number} is at ${scene.place}, to be avoided`)
  })
  const last = pages.at(-1)?.scene
  if (!last || !isRestingPlace(last.place) || last.time !== 'night')
    faults.push('the last page is not where one sleeps at night')
  return faults
}

/** Things to avoid that are in the text, the alt texts or the cast. */
export const faultsOfAvoiding = (input: StoryInput, { outline, pages }: Book): string[] => {
  const forbidden = forbiddenWords(input)
  if (!forbidden) return []
  const texts = [outline.title, outline.summary, ...pages.flatMap((page) => [page.content, page.image_alt])]
  const faults = texts.filter((text) => forbidden.test(text)).map((text) => `to be avoided: ${text}`)
  if (input.avoid.includes('being-alone'))
    for (const page of pages)
      if (page.scene.cast.length < 2) faults.push(`page ${page.page_number} shows somebody alone`)
  return faults
}

export const faultsOf = (input: StoryInput, book: Book, isByModel = false): string[] => [
  ...faultsOfText(input, book),
  ...faultsOfScenes(input, book, isByModel),
  ...faultsOfAvoiding(input, book),
]
