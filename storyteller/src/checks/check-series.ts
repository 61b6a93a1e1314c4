import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import { forbiddenWords } from '../avoid.ts'
import type { StoryInput } from '@moonpage/contract/story-input'
import type { KnownFact } from '../series/fact.ts'
import { isFriend, suitsGuest } from '../series/returning-friends.ts'
import type { Tale } from '../tales/format.ts'
import { kinNamed } from '../tales/name-thing.ts'
import { typeset } from '../typeset.ts'
import type { SeriesBook } from './tell-series.ts'

const fullName = ({ friend }: KnownFact) =>
  friend ? (friend.species ? `${friend.name} the ${friend.species}` : friend.name) : ''

const isLast = (books: readonly SeriesBook[], at: number) => at === books.length - 1

/** Tags that two tales of a series have, though it has each only once: `at` is the later one. */
function twice(books: readonly SeriesBook[], at: number, taleOf: (id: string) => Tale | null): string[] {
  const onceOf = ({ outline }: SeriesBook) => taleOf(outline.tale?.tale ?? '')?.once ?? []
  const before = new Set(books.slice(0, at).flatMap((book) => onceOf(book)))
  const book = books[at]
  return book ? onceOf(book).filter((one) => before.has(one)) : []
}

/** How often a page has one of these wordings, of which one may begin like another. */
function timesSaid(content: string, wordings: readonly string[]): number {
  let rest = content
  let times = 0
  for (const words of wordings.toSorted((one, other) => other.length - one.length)) {
    const said = words.replaceAll('{hero}', heroPlaceholder).replaceAll('{friend}', companionPlaceholder)
    const parts = rest.split(typeset(said))
    times += parts.length - 1
    rest = parts.join(' ')
  }
  return times
}

/** What is wrong with a series: whatever contradicts an earlier book, or says of it what was not told. */
export function checkSeries(
  wishes: readonly StoryInput[],
  books: readonly SeriesBook[],
  taleOf: (id: string) => Tale | null,
): string[] {
  const faults: string[] = []
  const cast = books[0]?.outline.cast ?? []
  for (const [at, { outline, pages, known }] of books.entries()) {
    const fault = (words: string) => faults.push(`book ${at + 1}, ${outline.tale?.tale}: ${words}`)
    const text = pages.map(({ content }) => content).join('\n')
    for (const who of ['hero', 'companion']) {
      const [before, now] = [cast, outline.cast].map((sheets) => sheets.find((sheet) => sheet.who === who))
      if (before?.description !== now?.description || before?.pronouns !== now?.pronouns)
        fault(`${who} is ${now?.description}, and was ${before?.description}`)
    }
    if (outline.names.hero !== books[0]?.outline.names.hero) fault('the hero has another name')
    if (outline.setting !== books[0]?.outline.setting) fault('it is elsewhere')
    const friends = known.filter(({ kind }) => kind === 'friend')
    const kinds = new Map<string, string>()
    for (const { friend } of [...friends, ...(outline.leaves ?? [])]) {
      if (!friend) continue
      const before = kinds.get(friend.name)
      if (before !== undefined && before !== friend.species)
        fault(`two friends have one name: ${friend.name} is a ${before} and a ${friend.species}`)
      kinds.set(friend.name, friend.species)
    }
    const phrase = outline.tale?.catch
    if (phrase && !books.slice(0, at).some((book) => book.outline.tale?.tale === phrase.tale))
      fault(`it has the catchphrase of ${phrase.tale}, which was not told`)
    for (const { content, page_number: page } of pages)
      if (phrase && timesSaid(content, Object.values(phrase.words)) > 1)
        fault(`page ${page} says the catchphrase twice`)
    if (at === 0) continue
    for (const one of twice(books, at, taleOf)) fault(`it has ${one} once more`)

    const recalls = outline.recalls ?? []
    const used = new Set(recalls.flatMap(({ facts }) => facts))
    for (const id of used)
      if (!known.some((fact) => fact.id === id)) fault(`it recalls ${id}, which nobody knows`)
    for (const { page_number: page, text: said } of recalls) {
      if (!pages[page - 1]?.content.includes(said)) fault(`page ${page} does not say what it recalls`)
      if (['{', '}', 'undefined', '[[friend'].some((left) => said.includes(left)))
        fault(`a slot is left: ${said}`)
      if (forbiddenWords(wishes[at]!)?.test(said)) fault(`it says what the child fears: ${said}`)
    }
    const back = friends.find(({ friend }) => friend?.name === outline.tale?.known?.name)
    const tale = taleOf(outline.tale?.tale ?? '')
    // A sequel has the friend for whom it was written.
    const isAnyTale = tale && !tale.follows && !isLast(books, at)
    if (back && isAnyTale && isFriend(back) && !suitsGuest(tale, back, { facts: known }))
      fault(`${fullName(back)} lives elsewhere, or is something else`)
    if (text.split('.').some((one) => one.includes(', who had ') && one.includes(' still ')))
      fault('it begins as a recap')
    for (const recall of recalls.filter(({ use }) => use === 'needed'))
      for (const fact of known.filter(({ id }) => recall.facts.includes(id))) {
        if (fact.used !== null && at + 1 - fact.used < 2 && !isLast(books, at) && !tale?.follows)
          fault(`"${fact.text}" was recalled in the book before`)
        if (fact.friend && !text.includes(fact.friend.name))
          fault(`${fullName(fact)} is recalled, and not there`)
      }
    // A friend who is named is of the same kind, and looks the same.
    for (const fact of friends) {
      const { name, species, sheet } = fact.friend!
      for (const said of text.split(`${name} the `).slice(1)) {
        const kind = said.split(/[^a-z]/, 1)[0] ?? ''
        if (species && !said.startsWith(species) && kinNamed(kind))
          fault(`${fullName(fact)} is called ${name} the ${kind}`)
      }
      const shown = outline.cast.find((one) => one.name === name)
      if (
        shown &&
        (shown.description !== sheet?.description ||
          JSON.stringify(shown.look) !== JSON.stringify(sheet.look))
      )
        fault(`${name} looks unlike before`)
    }
  }
  return faults
}
