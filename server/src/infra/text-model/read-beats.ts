import type { StoryInput } from '@moonpage/contract/story-input'
import { thingCalled } from '@moonpage/storyteller/book-things'
import { purposes, type Beat, type Outline } from '@moonpage/storyteller/outline'
import { times, type BookThing, type Expression, type Place, type Prop } from '@moonpage/storyteller/scene'
import { nameThing } from '@moonpage/storyteller/tales/name-thing'
import { placesFor, restingPlacesFor } from './book-brief.ts'
import { entriesOf, isObject, listOf, oneOf, textOf } from './json-answer.ts'
import { roleOf } from './role-of.ts'
import { placeSaid } from './said-words.ts'
import { shownText } from './shown-text.ts'

/** What a hero feels where no line of the picture says it. */
const feelings: Record<Beat['purpose'], Expression> = {
  home: 'happy',
  trouble: 'surprised',
  call: 'brave',
  'setting-out': 'curious',
  obstacle: 'worried',
  low: 'sad',
  insight: 'curious',
  climax: 'brave',
  after: 'joy',
  rest: 'sleepy',
}

const textIn = (beat: Record<string, unknown>, key: string): string => shownText(textOf(beat[key]), 'line')

/** The beats of a model's plan, in page order, limited to known places, times and figures. */
export function beatsOf(
  said: unknown,
  input: StoryInput,
  book: Pick<Outline, 'cast' | 'names'> & { things: readonly BookThing[] },
): Beat[] {
  const allowed = placesFor(input)
  const roles = book.cast.map((sheet) => sheet.who)
  const inOrder = listOf(said)
    .filter(isObject)
    .map((beat, at) => ({ beat, number: Number(beat['page_number']) || at + 1 }))
    .toSorted((one, other) => one.number - other.number)
    .slice(0, input.page_count)
  let place: Place = allowed[0] ?? 'bedside'
  let hour = 0
  return inOrder.map(({ beat }, at): Beat => {
    const isLast = at === input.page_count - 1
    const asked = placeSaid(beat['place'])
    // For a place outside the setting the story stays where it is.
    if (asked && allowed.includes(asked)) place = asked
    hour = Math.max(hour, times.indexOf(oneOf(times, beat['time']) ?? 'afternoon'))
    const purpose = isLast ? 'rest' : (oneOf(purposes, beat['purpose']) ?? purposeAt(at, input.page_count))
    const present = entriesOf(beat['present'])
      .map((who) => roleOf(who, book))
      .filter((who) => who !== null && roles.includes(who))
    const always = input.avoid.includes('being-alone')
      ? (['hero', 'companion'] as const)
      : (['hero'] as const)
    return {
      page_number: at + 1,
      purpose,
      place: isLast ? restingPlace(asked, input) : place,
      time: isLast ? 'night' : (times[hour] ?? 'night'),
      present: [...new Set([...always, ...present.filter((who) => who !== null)])],
      carried: [
        ...new Set(entriesOf(beat['carried']).map((entry) => propOf(textOf(entry), book.things))),
      ].filter((prop) => prop !== null),
      hero_feels: feelings[purpose],
      what_happens: textIn(beat, 'what_happens'),
      moment: textIn(beat, 'moment'),
      because: textIn(beat, 'because'),
    }
  })
}

/** A thing of the plan by its name in this book, else what the words mean to everybody. */
const propOf = (words: string, things: readonly BookThing[]): Prop | null =>
  thingCalled(words, things)?.drawn ?? nameThing(words).prop

const restingPlace = (asked: Place | null, input: StoryInput): Place =>
  restingPlacesFor(input).find((place) => place === asked) ?? 'bedside'

const arc: readonly Beat['purpose'][] = [
  'home',
  'trouble',
  'call',
  'setting-out',
  'obstacle',
  'obstacle',
  'low',
  'climax',
  'after',
]

/** The default purpose of a page. */
const purposeAt = (at: number, pages: number): Beat['purpose'] =>
  arc[Math.min(arc.length - 1, Math.floor((at * arc.length) / Math.max(1, pages - 1)))] ?? 'obstacle'
