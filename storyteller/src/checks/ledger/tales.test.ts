import { themes, settings, subjects } from '@moonpage/contract/categories'
import {
  ageGroups,
  avoidable,
  companionKinds,
  pageCountLimits,
  type Pronouns,
  type StoryInput,
} from '@moonpage/contract/story-input'
import { describe, expect, test } from 'vitest'
import { avoidedWords, forbiddenWords } from '../../avoid.ts'
import { noHistory, Outline, type Binding } from '../../outline.ts'
import { inputWith } from '../samples.ts'
import { catalogue } from '../../tales/catalogue.ts'
import { readLedger } from './read-ledger.ts'
import type { Tale } from '../../tales/format.ts'
import { parseTale } from '../../tales/parse-tale.ts'
import { planTale, tellTale } from '../../tales/plan-tale.ts'
import { serves } from '../../tales/serve.ts'
import { tellBook } from '../../tales/tell-book.ts'

const tales = themes.flatMap((theme) => catalogue.talesOf(theme))
const told = new Set(tales.map(({ theme }) => theme))
const wishes = (change: Partial<StoryInput>): StoryInput[] =>
  [...told].flatMap((theme) =>
    settings.map((setting, at) => inputWith({ theme, setting, subject: subjects[at], ...change })),
  )

const bookOf = (input: StoryInput, seed: string, had: Binding[] = []) => {
  const outline = planTale(input, seed, { ...noHistory, tales: had }, catalogue)
  if (!outline) throw new Error(`No tale for ${JSON.stringify(input)}`)
  return { outline, pages: tellTale(input, outline, catalogue) }
}
const wordsOf = ({ outline, pages }: ReturnType<typeof bookOf>) =>
  [outline.title, outline.summary, ...pages.map(({ content }) => content)].join('\n')

const isNightly = Boolean(process.env['NIGHTLY'])

/** Checks every n-th book of a tale; a prime divides no list's length. By day one book or two of each telling. */
const every = isNightly ? 31 : 1021

const last = catalogue.lastTales()

test.each([...tales, ...last, ...catalogue.sequels()].map((tale) => [tale.id, tale] as const))(
  'the ledger finds no fault in %s',
  (_, tale) => {
    const faults = readLedger(tale, catalogue.lexicon(), every).filter(({ level }) => level === 'fault')
    expect(
      faults.map(({ line, wrong, sentence, example }) => `${line}: ${wrong} (${sentence}; ${example})`),
    ).toEqual([])
  },
)

/** Wishes of all kinds that the tale may be told for. */
const mixedWishes = ({ theme }: Tale): StoryInput[] =>
  settings.map((setting, at) =>
    inputWith({
      theme,
      setting,
      subject: subjects[(at * 7) % subjects.length],
      age_group: ageGroups[at % ageGroups.length],
      page_count: pageCountLimits.min + (at % (pageCountLimits.max - pageCountLimits.min)),
      avoid: at % 2 ? [avoidable[(at >> 1) % avoidable.length]!] : [],
      hero: { name: 'Silas', ...(at % 4 ? { look: { species: 'child' } } : {}) },
    }),
  )

test.each(tales.map((tale) => [tale.id, tale] as const))(
  'texts and alt texts of %s are whole, and have nothing to be avoided and no typed name',
  (_, tale) => {
    const only = { ...catalogue, talesOf: () => [tale] }
    for (const [at, input] of mixedWishes(tale).entries()) {
      // Five divides no list's length, so that these have every age, with fears and without.
      if (!isNightly && at % 5 > 0) continue
      const outline = planTale(input, 'mixed', noHistory, only)
      if (!outline) continue
      const pages = tellTale(input, outline, only)
      const texts = [
        outline.title,
        outline.summary,
        ...pages.flatMap(({ content, image_alt }) => [content, image_alt]),
      ]
      const forbidden = forbiddenWords(input)
      const marks = /[{}|]|undefined|\s\s| [.,!?]|\.\.(?!\.)|Silas/
      expect(texts.filter((text) => marks.test(text.replaceAll('\n\n', ' ')))).toEqual([])
      expect(texts.filter((text) => forbidden?.test(text))).toEqual([])
    }
  },
)

test('a book has the requested pages, and is the same for the same wish and seed', () => {
  for (const age_group of ageGroups)
    for (let page_count: number = pageCountLimits.min; page_count <= pageCountLimits.max; page_count++) {
      const [input = inputWith()] = wishes({ age_group, page_count })
      const book = bookOf(input, 'same')
      expect(book.pages, `${age_group}, ${page_count} pages`).toHaveLength(page_count)
      expect(book).toEqual(bookOf(input, 'same'))
      expect(Outline.parse(book.outline)).toEqual(book.outline)
    }
})

test('each theme has a tale for every hero, subject and place, also for a child with all fears', () => {
  const missing = themes.flatMap((theme) => {
    const strands = catalogue
      .talesOf(theme)
      .filter(({ avoid }) => avoid.length === 0)
      .flatMap((tale) => tale.strands)
    const hasTale = (cast: Omit<Parameters<typeof serves>[1], 'friend'>) =>
      strands.some((strand) => companionKinds.some((friend) => serves(strand, { ...cast, friend })))
    return settings.flatMap((place) => [
      ...[...subjects, 'child'].flatMap((hero) =>
        hasTale({ hero, other: null, place }) ? [] : [`${theme}: ${hero} in ${place}`],
      ),
      ...subjects.flatMap((other) =>
        hasTale({ hero: 'child', other, place }) ? [] : [`${theme}: a child and ${other} in ${place}`],
      ),
    ])
  })
  expect(missing).toEqual([])
})

test('a family gets every matching tale before one is repeated, and then another telling', () => {
  const [input = inputWith()] = wishes({})
  const had: Binding[] = []
  const fitting = tales.filter(({ theme }) => theme === input.theme).length
  for (let book = 0; book < fitting * 2; book++)
    had.push(bookOf(input, `wish ${book}`, had).outline.tale as Binding)
  expect(new Set(had.slice(0, fitting).map(({ tale }) => tale)).size).toBe(fitting)
  expect(new Set(had.slice(fitting).map(({ tale }) => tale)).size).toBe(fitting)
  const tellings = had.filter(({ tale }) => tale === 'loud').map(({ strand, frame }) => `${strand} ${frame}`)
  expect(new Set(tellings).size).toBe(2)
})

test('the book contains what was wished for: the subject as a third figure, a named friend, the place', () => {
  for (const subject of subjects)
    for (const input of wishes({
      subject,
      hero: { name: 'Mia', pronouns: 'they', look: { species: 'child' } },
      companion: { name: 'Bo', kind: 'robot' },
    }).slice(0, 3)) {
      const text = wordsOf(bookOf(input, 'cast')).toLowerCase()
      expect(text).toContain(subject)
      expect(text).toContain('[[companion]]')
    }
})

test('an ambiguous pronoun is replaced by the name', () => {
  const half = catalogue.talesOf('friendship').find(({ id }) => id === 'halfnote')!
  const words = (hero: Pronouns, friend: Pronouns) => {
    const binding: Binding = {
      tale: half.id,
      strand: 'wide',
      frame: 'a',
      hero: 'cat',
      hero_pronouns: hero,
      friend: 'mouse',
      friend_pronouns: friend,
      other: null,
      place: 'snow',
      age: '7-8',
      verse: false,
      binds: {},
    }
    const { pages } = tellBook(half, binding, 10, catalogue.lexicon())
    return pages.map(({ text }) => text).join('\n')
  }
  expect(words('she', 'he')).toContain('“This is a goodbye present,” he thought.')
  expect(words('he', 'he')).toContain('“This is a goodbye present,” [[companion]] thought.')
  expect(words('she', 'they')).toContain('“This is a goodbye present,” [[companion]] thought.')
})

test('a strand for a few heroes and places is told for each of them, text and pictures', () => {
  for (const tale of tales)
    for (const strand of tale.strands.filter(({ bundles }) => bundles.heroes.length === 0))
      for (const telling of strand.tellings.filter(({ length }) => length === 'told' || length === 'verse'))
        for (const hero of strand.heroes ?? ['fox'])
          for (const place of settings.filter((setting) => strand.places?.includes(setting) ?? true)) {
            const binding: Binding = {
              tale: tale.id,
              strand: strand.name,
              frame: telling.frame,
              hero,
              hero_pronouns: 'she',
              friend: strand.friends?.find((friend) => friend !== hero) ?? 'cat',
              friend_pronouns: 'he',
              other: null,
              place,
              age: telling.age,
              verse: telling.length === 'verse',
              binds: Object.fromEntries(
                strand.binds.map(({ name, options }) => [name, options[0]?.value ?? '']),
              ),
            }
            expect(tellBook(tale, binding, 10, catalogue.lexicon()).pages).toHaveLength(10)
          }
})

test('whoever wishes for rhymes gets a tale in verse, at every age that has one', () => {
  const lengths = [4, 10, 16]
  for (const age_group of ageGroups)
    for (const [at, theme] of [...told].entries()) {
      const written = age_group === '7-8' ? ['5-6', '7-8'] : [age_group]
      const rhymed = catalogue
        .talesOf(theme)
        .filter(({ strands }) =>
          strands.some(({ tellings }) =>
            tellings.some(({ age, length }) => length === 'verse' && written.includes(age)),
          ),
        )
        .map(({ id }) => id)
      // By day the lengths in turn.
      const chosen = isNightly ? lengths : lengths.filter((_, length) => length === at % lengths.length)
      for (const page_count of rhymed.length > 0 ? chosen : []) {
        const input = inputWith({ theme, age_group, page_count, story_attributes: ['rhyming'] })
        const { outline, pages } = bookOf(input, 'rhymes')
        expect(outline.tale?.verse, `${theme}, ${age_group}`).toBe(true)
        expect(rhymed).toContain(outline.tale?.tale)
        expect(pages).toHaveLength(page_count)
        for (const { content } of pages) expect(content).toContain('\n')
      }
    }
})

describe('what is to be avoided', () => {
  // By day every thirteenth wish: each theme once, and the places in turn, since there are 14. Each fear begins at another place.
  const some = (change: Partial<StoryInput>, first = 0) =>
    wishes(change).filter((_, at) => isNightly || at % 13 === first % 13)

  test('for a child who fears the dark, somebody has a light in every picture after sunset', () => {
    for (const input of some({ avoid: ['darkness'] })) {
      const outline = planTale(input, 'dark', noHistory, catalogue)
      const late = (outline ? tellTale(input, outline, catalogue) : []).filter(({ scene }) =>
        ['dusk', 'night'].includes(scene.time),
      )
      for (const { scene } of late) expect(scene.light).not.toBe('sky')
    }
  })
  test.each(avoidable.map((fear, at) => [fear, at] as const))('%s is in no book', (fear, at) => {
    const forbidden = new RegExp(`\\b(?:${avoidedWords[fear].join('|')})\\b`, 'i')
    for (const input of some({ avoid: [fear], subject: 'rabbit' }, at)) {
      const outline = planTale(input, 'fear', noHistory, catalogue)
      const text = outline ? wordsOf({ outline, pages: tellTale(input, outline, catalogue) }) : ''
      expect(text).not.toMatch(forbidden)
    }
  })
})

describe('an invalid file', () => {
  const head =
    '# Tale\ntheme: courage\nshape: search\naim: a\nstake: b\nfor: c\nflaw: d\nold: e\nnew: f\nbecause: g\n'
  const beats = '# Beats\n## 1 home\npicture: home, dusk\n- hero waves\n'
  const cases: [string, string, string][] = [
    [
      'theme: kurage',
      head.replace('courage', 'kurage') + beats,
      ':2: "kurage" is not known here. Known are: courage',
    ],
    ['no aim', head.replace('aim: a\n', '') + beats, ':1: the tale has no aim. Add a line `aim: …`'],
    [
      'no colon',
      `${head}${beats}# Strand a\nheroes\n`,
      ':16: this line is not understood: heroes. A line is `key: words`',
    ],
    ['no time', head + beats.replace(', dusk', ''), ':13: a picture says what time it is'],
    [
      'an unknown heading',
      `${head}${beats}# Strand a\n## Tolled 5-6\n`,
      ':16: "Tolled 5-6" is not known here',
    ],
    [
      'a page without a dot',
      `${head}${beats}# Strand a\n## Told 5-6\n3 [x] words\n`,
      ':17: a page number has no dot',
    ],
    [
      'a heading without a line of its own',
      `${head}${beats}# Strand a\n## Told 5-6\n3. words.## Others\n`,
      ':17: a heading stands behind other words. It needs a line of its own',
    ],
    ['a plant', `${head}plant pan: 3 to 7\n${beats}`, ':11: "3 to 7" is no plant. Write `plant pan: 3 -> 7'],
  ]
  test.each(cases)('%s', (_, text, message) => {
    expect(() => parseTale('courage/x.tale', text)).toThrow(`courage/x.tale${message}`)
  })
})

test('a speech that goes on behind a turn of the page is closed before it and opened again', () => {
  const open = wishes({ page_count: 16, age_group: '7-8' })
    .concat(wishes({ page_count: 12, story_attributes: ['rhyming'] }))
    .flatMap((input) => bookOf(input, 'speech').pages)
    .filter(({ content }) => content.split('“').length !== content.split('”').length)
  expect(open.map(({ content }) => content)).toEqual([])
})
