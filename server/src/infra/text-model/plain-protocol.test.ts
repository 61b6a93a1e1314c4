import { describe, expect, it, test } from 'vitest'
import { outlineInText } from './plain-outline.ts'
import { PageReader } from './plain-protocol.ts'

const outline = `TITLE: The Lantern Nobody Lit
SUMMARY: A lantern stays dark, and somebody has to ask why.
REFRAIN: Step by step by step.
HERO: Fern | she | teal scarf
COMPANION: Nib | he | plum cape
HELPER: Moss | they | none
THINGS: sail = big white blanket | lantern = red lit lantern
WANTS: to light it before dark
WHY NOT: nobody has a match
Turn: she asks
HOW: asks the wind and gives the last match
PAGE 1 | home | forest-path | afternoon | hero | nothing | The lantern by the gate stays dark.
PAGE 2 | setting-out | forest-clearing | sunset | hero, companion | lantern, letter | They take it along. | because: it is dark
END`

const told = {
  title: 'The Lantern Nobody Lit',
  summary: 'A lantern stays dark, and somebody has to ask why.',
  refrain: 'Step by step by step.',
  names: { hero: 'Fern', companion: 'Nib' },
  cast: [
    { who: 'hero', name: 'Fern', pronouns: 'she', outfit: 'scarf', outfit_color: 'teal' },
    { who: 'companion', name: 'Nib', pronouns: 'he', outfit: 'cape', outfit_color: 'plum' },
    { who: 'helper', name: 'Moss', pronouns: 'they' },
  ],
  retold: {
    wants: 'to light it before dark',
    why_not: 'nobody has a match',
    turn: 'she asks',
    how: 'asks the wind and gives the last match',
  },
  things: 'sail = big white blanket | lantern = red lit lantern',
  beats: [
    {
      page_number: 1,
      purpose: 'home',
      place: 'forest-path',
      time: 'afternoon',
      present: ['hero'],
      carried: [],
      what_happens: 'The lantern by the gate stays dark.',
    },
    {
      page_number: 2,
      purpose: 'setting-out',
      place: 'forest-clearing',
      time: 'sunset',
      present: ['hero', 'companion'],
      carried: ['lantern', 'letter'],
      what_happens: 'They take it along.',
      because: 'it is dark',
    },
  ],
}

const outlineForms: [form: string, text: string][] = [
  ['as asked for', outline],
  ['with words around it', `Of course! Here is the plan:\n\n${outline}\n\nShall I write the pages now?`],
  ['in a fence', '```text\n' + outline + '\n```'],
  ['with Markdown', outline.replace(/^(\w+)(:| \d)/gm, '**$1**$2').replace(/^PAGE/gm, '- PAGE')],
  [
    'headings in odd case',
    outline.replace(/^(TITLE|SUMMARY|HERO|PAGE)/gm, (word) => word[0] + word.slice(1).toLowerCase()),
  ],
  ['after thinking aloud', `<think>\nTITLE: no\nPAGE 1 | what\n</think>\n${outline}`],
  ['with blank lines and carriage returns', outline.replaceAll('\n', '\r\n\r\n')],
  ['with numbers of pages as headings', outline.replace(/^PAGE (\d) \|/gm, 'Page $1:')],
]

describe('a plan in plain lines', () => {
  it.each(outlineForms)('%s', (_, text) => {
    expect(outlineInText(text)).toMatchObject(told)
  })
  it('is parsed when parts are missing', () => {
    expect(outlineInText('Title: A Fox\nPage 2: forest-path, at night')).toMatchObject({
      title: 'A Fox',
      refrain: null,
      beats: [{ page_number: 2 }],
    })
  })
  it('is null when the text contains none of its headings', () => {
    expect(outlineInText('I am sorry, but I cannot help with that.')).toBeNull()
    expect(outlineInText('')).toBeNull()
  })
})

const pages = `PAGE 1
The fox woke up.
It was early.
PICTURE: wide | sky | [[hero]] waves, happy | the lantern hangs over [[hero]]
PAGE 2
"Come along," said the owl.
PICTURE: close-up | lantern | act: [[companion]] lifts the lantern | [[hero]] walks behind [[companion]], curious
END`

const readAll = (text: string, size: number, only: number | null = null) => {
  const reader = new PageReader(only)
  const found: unknown[] = []
  for (let at = 0; at < text.length; at += size) found.push(...reader.push(text.slice(at, at + size)))
  return [...found, ...reader.end()]
}

const toldPages = [
  {
    page_number: 1,
    content: 'The fox woke up.\nIt was early.',
    scene: {
      framing: 'wide',
      light: 'sky',
      acts: ['[[hero]] waves, happy', 'the lantern hangs over [[hero]]'],
    },
  },
  {
    page_number: 2,
    content: '"Come along," said the owl.',
    scene: {
      framing: 'close-up',
      light: 'lantern',
      acts: ['[[companion]] lifts the lantern', '[[hero]] walks behind [[companion]], curious'],
    },
  },
]

const pageForms: [form: string, text: string][] = [
  ['as asked for', pages],
  ['with words around it', `Here you go:\n\n${pages}\n\nSleep well!`],
  ['in a fence', '```\n' + pages + '\n```'],
  ['with Markdown headings', pages.replace(/^PAGE (\d)/gm, '## **Page $1**')],
  ['with a colon and blank lines', pages.replace(/^PAGE (\d)\n/gm, 'Page $1:\n\n')],
  ['without an end', pages.replace('\nEND', '')],
  ['with SCENE for PICTURE', pages.replace(/^PICTURE/gm, 'Scene')],
]

describe('pages in plain lines, parsed while they stream', () => {
  it.each(pageForms)('%s', (_, text) => {
    for (const size of [1, 13, text.length]) expect(readAll(text, size)).toEqual(toldPages)
  })
  it('a page is complete with its picture line, before the next one begins', () => {
    const reader = new PageReader()
    expect(reader.push('PAGE 1\nThe fox woke up.\n')).toEqual([])
    expect(reader.push('PICTURE: wide | sky | [[hero]] waves\n')).toHaveLength(1)
  })
  it('pages without picture lines are accepted', () => {
    const found = readAll('PAGE 1\nThe fox woke up.\nPAGE 2\nIt slept.', 5)
    expect(found).toEqual([
      { page_number: 1, content: 'The fox woke up.', scene: null },
      { page_number: 2, content: 'It slept.', scene: null },
    ])
  })
  it('acts may follow the picture line, one a line', () => {
    const text =
      'PAGE 1\nThe fox woke up.\nPICTURE: wide | sky\n- [[hero]] waves\n- Moss sits\nPAGE 2\nIt slept.'
    expect(readAll(text, 5)[0]).toMatchObject({
      content: 'The fox woke up.',
      scene: { acts: ['[[hero]] waves', 'Moss sits'] },
    })
  })
  it('a page that is requested again may have its picture alone', () => {
    expect(readAll('PAGE 2\nPICTURE: wide | sky | [[hero]] waves\nEND', 4, 2)).toEqual([
      { page_number: 2, content: '', scene: { framing: 'wide', light: 'sky', acts: ['[[hero]] waves'] } },
    ])
  })
  it('a page that was requested alone needs no heading', () => {
    expect(readAll('The fox woke up.', 3, 4)).toEqual([
      { page_number: 4, content: 'The fox woke up.', scene: null },
    ])
  })
  it('a refusal or JSON is not a page', () => {
    expect(readAll('I am sorry, but I cannot write this.', 3, 4)).toEqual([])
    expect(readAll('{"chapter": 1, "prose": "The fox woke up."}', 3, 4)).toEqual([])
  })
  it('a page cut in mid-sentence is dropped', () => {
    const reader = new PageReader()
    reader.push('PAGE 1\nThe fox woke up.\nPAGE 2\nIt sle')
    expect(reader.end(true)).toEqual([])
  })
})

test('a word that looks like a heading does not begin a page', () => {
  expect(readAll('PAGE 1\nShe turned to page 3 of the book.\nThen page 4.\nEND', 9)).toEqual([
    { page_number: 1, content: 'She turned to page 3 of the book.\nThen page 4.', scene: null },
  ])
})
