import { LLMock } from '@copilotkit/aimock'
import { pageLength } from '@moonpage/storyteller/checks/page-length'
import { afterAll, beforeEach, expect, it, test } from 'vitest'
import { readPage } from './read-page.ts'
import { sayReasons } from './say-reasons.ts'
import { pageNumbers, testTextModelClient, wishWith } from './testing.ts'
import type { PageOrder } from './text-model.ts'
import { planBook, tellBook } from '../../../../scripts/fake-provider/model-book.ts'

const mock = new LLMock({ port: 0, logLevel: 'silent' })
const started = mock.start()
beforeEach(async () => {
  await started
  mock.reset()
})
afterAll(() => mock.stop())

const input = wishWith()
const outline = planBook(input, 'a')
/** Names every figure's species on page 1. */
const introduced = (text: string) =>
  outline.cast.reduce((all, { name, species }) => all.replace(name, `${name} the ${species}`), text)
const written = pageNumbers(input).map((number) => {
  const page = tellBook(input, outline)[number - 1]!
  return { page_number: page.page_number, content: introduced(page.content) }
})

type Asked = { messages: { content: unknown }[] }
const promptOf = (request: Asked) => request.messages.map(({ content }) => JSON.stringify(content)).join('\n')
const isEditor = (request: Asked) => promptOf(request).includes('\\nBOOK: ')

async function edited(
  answer: string,
  pages: object[] = [],
  settings: object = {},
  told: Partial<PageOrder> = {},
) {
  mock.on({ predicate: (request: Asked) => isEditor(request) }, { content: answer })
  mock.on(
    { predicate: (request: Asked) => !isEditor(request) && promptOf(request).includes('PAGES: ') },
    { content: JSON.stringify({ elements: pages }) },
  )
  mock.on({ predicate: () => true }, { content: 'OK' })
  const { model, context, paid } = testTextModelClient(`${mock.url}/v1`, { edits: true, ...settings })
  const order = { input, outline, variation: '', written, remark: null, ...told }
  const mending = await model.review?.(order, pageNumbers(input), context)
  const asked = mock.getRequests().map(({ body }) => promptOf(body as unknown as Asked))
  return { pages: mending?.pages ?? [], asked, paid }
}

const better =
  '[[hero]] looked at the red line on the floor. “It is my blanket,” said [[hero]]. “It is running away.” So they ran after it, down the path and over the stream, and [[companion]] counted the loops.'

test('pages that a child would stumble over are rewritten in one answer', async () => {
  const { pages, asked, paid } = await edited(
    'PAGE 2 | It did not | say what “it” is\nPAGE 3 | the round clearing | say why they go there',
    [
      { page_number: 2, content: better, scene: null },
      { page_number: 3, content: `${better} Who are you?`, scene: null },
    ],
  )
  expect(pages.map(({ page_number }) => page_number)).toContain(2)
  expect(pages.find(({ page_number }) => page_number === 2)?.content).toBe(better)
  const [read = '', again = ''] = asked
  // The editor compares the book with what it was meant to tell.
  expect(read).toContain('wants it back before the lights go out')
  expect(read).toContain('The page before left a door open.')
  expect(again).toContain('Page 2: It did not → say what “it” is')
  expect(again).toContain('PAGES: [2,3]')
  expect(again).toContain('Write pages 2 and 3 of the story')
  expect(again.match(/what_happens/g)?.length).toBeLessThan(4)
  // As many words as the first request allowed.
  expect(asked[1]).toContain(`A page has ${pageLength(input).sentences.aim} sentences`)
  expect(paid.filter(({ purpose }) => purpose === 'pages')).toHaveLength(2)
})

it.each([
  ['that has words not fit for a child', `${better} He killed them all.`],
  ['that preaches', `${better} And so [[hero]] learned that true friends always share.`],
  ['that names somebody from nowhere', `${better} Then Bruno pushed too.`],
  ['that loses its hero', better.replaceAll('[[hero]]', '[[companion]]')],
  ['that is much too long', `${better} ${better} ${better} ${better} ${better} ${better}`],
])('a rewrite %s is discarded', async (_, content) => {
  const { pages } = await edited('PAGE 2 | x | y', [{ page_number: 2, content, scene: null }])
  expect(pages).toEqual([])
})

test('a rewrite may have another picture; without one, or with one that cannot be drawn, the picture stays', async () => {
  const scene = { framing: 'medium', light: 'sky', acts: ['[[hero]] chases the blanket'] }
  const shown = readPage({ content: better, scene }, input, outline, 2).scene
  // The picture of the last page has a fault, so pictures may change.
  const faulty = readPage(
    { ...written[3]!, scene: { ...scene, acts: ['[[hero]] opens the trapdoor'] } },
    input,
    outline,
    4,
  )
  const drawn = written.map((page) =>
    page.page_number === 4 ? faulty : page.page_number === 2 ? { ...page, scene: shown } : page,
  )
  const { pages, asked } = await edited(
    'PAGE 2 | x | y\nPAGE 3 | x | y',
    [
      { page_number: 2, content: better, scene },
      {
        page_number: 3,
        content: `${better} Look!`,
        scene: { ...scene, acts: ['[[hero]] opens the trapdoor'] },
      },
    ],
    {},
    { written: drawn },
  )
  expect(asked[1]).toMatch(/PICTURES: .*\[\[hero\]\] chases \w+ blanket/)
  expect(pages).toMatchObject([
    {
      page_number: 2,
      scene: { things: [{ prop: 'blanket' }] },
      image_alt: expect.stringContaining('chases'),
    },
    { page_number: 3 },
  ])
  expect(pages[1]).not.toHaveProperty('scene')
})

test('where no picture has a fault, words alone are asked for, without the language of pictures', async () => {
  const scene = { framing: 'medium', light: 'sky', acts: ['[[hero]] chases the blanket'] }
  const { pages, asked } = await edited('PAGE 2 | x | y', [{ page_number: 2, content: better, scene }])
  expect(asked[1]).toContain('the new words say nothing else than it shows')
  expect(asked[1]).not.toContain('## Pictures')
  expect(pages).toMatchObject([{ page_number: 2, content: better }])
  expect(pages[0]).not.toHaveProperty('scene')
})

test('what of a stored picture could not be drawn is told, also after a restart', async () => {
  const stored = (acts: string[]) => {
    const page = readPage(
      { content: better, scene: { framing: 'medium', light: 'sky', acts } },
      input,
      outline,
      2,
    )
    return written.map((one) =>
      one.page_number === 2 ? (JSON.parse(JSON.stringify(page)) as typeof page) : one,
    )
  }
  const { asked } = await edited('OK', [], {}, { written: stored(['[[hero]] opens the trapdoor']) })
  expect(asked[1]).toContain('Page 2: We cannot draw “trapdoor”.')
  mock.reset()
  const deedless = await edited('OK', [], {}, { written: stored(['a very quiet evening']) })
  expect(deedless.asked[1]).toContain('Page 2: “a very quiet evening” does not say who does what')
  mock.reset()
  const fine = await edited('OK', [], {}, { written: stored(['[[hero]] opens the gate']) })
  expect(fine.asked.filter((text) => text.includes('PAGES: '))).toEqual([])
})

test('a picture that does not show its page is asked for again, also alone', async () => {
  const content = `${better} [[companion]] sat down in the boat.`
  const scene = {
    framing: 'medium',
    light: 'sky',
    acts: ['[[hero]] pulls the rope', '[[companion]] looks at [[hero]]'],
  }
  const shown = readPage({ content, scene }, input, outline, 2)
  const drawn = written.map((page) => (page.page_number === 2 ? shown : page))
  const again = { ...scene, acts: ['[[hero]] pulls the rope', '[[companion]] sits in the boat'] }
  const { pages, asked } = await edited(
    'OK',
    [{ page_number: 2, content: null, scene: again }],
    {},
    { written: drawn },
  )
  expect(asked[1]).toContain('in the picture [[companion]] is not in the boat')
  expect(asked[1]).toContain('PAGES: [2]')
  expect(pages).toMatchObject([{ page_number: 2, content, image_alt: expect.stringContaining('boat') }])
  // One that is no better is not painted.
  mock.reset()
  const same = await edited('OK', [{ page_number: 2, content: null, scene }], {}, { written: drawn })
  expect(same.pages).toEqual([])
})

it.each(['OK', 'This is a lovely story!', '', 'PAGE 99 | x | y'])(
  'an editor who says %j has nothing told again',
  async (answer) => {
    const { pages, asked } = await edited(answer)
    expect(pages).toEqual([])
    expect(asked.filter((text) => text.includes('PAGES: '))).toEqual([])
  },
)

test('a figure’s species and the hero’s wheelchair are requested where the book does not mention them', async () => {
  const look = { ...outline.cast[0]!.look, wheelchair: true }
  const cast = outline.cast.map((sheet) => (sheet.who === 'hero' ? { ...sheet, look } : sheet))
  const silent = written.map((page) => ({
    ...page,
    content: page.content.replace(/ the fox|fox/g, ''),
  }))
  const first = silent[0]!.content.replace('[[hero]]', '[[hero]] the fox rolled up in her wheelchair, and')
  const { pages, asked } = await edited(
    'OK',
    [{ page_number: 1, content: first, scene: null }],
    {},
    {
      outline: { ...outline, cast },
      written: silent,
    },
  )
  expect(asked[1]).toContain('Write page 1 of the story')
  expect(asked[1]).toContain('say “[[hero]] the fox”')
  expect(asked[1]).toContain('Say in passing that [[hero]] sits in a wheelchair.')
  expect(pages).toEqual([{ page_number: 1, content: first }])
})

const { sentences } = pageLength(input)
const line = '[[hero]] and [[companion]] walked on along the winding path to the old round gate. '
test('where something is missing, nothing is said of the length, but that a long page may be longer', async () => {
  const long = written.map((page) =>
    page.page_number === 3 ? { ...page, content: line.repeat(sentences.most * 2) } : page,
  )
  const { asked } = await edited('PAGE 3 | the gate | say why they go there', [], {}, { written: long })
  const again = /Page 3: [^"]*/.exec(asked[1] ?? '')?.[0]
  expect(again).toContain(`the gate → say why they go there. It may have ${sentences.most + 2} sentences.`)
  expect(again).not.toContain('The page has')
  expect(again).not.toContain('The book is too long')
  expect(
    sayReasons(
      [
        { said: 'Say why.', asks: 'more' },
        { said: 'Too long.', asks: 'shorter-book' },
      ],
      input,
    ),
  ).toEqual(['Say why.'])
})

test('what was measured waits for the editor, and goes with the editor’s pages in one message', async () => {
  const preaching = `${better} And so [[hero]] learned that true friends always share.`
  const told = written.map((page) => (page.page_number === 4 ? { ...page, content: preaching } : page))
  const { asked } = await edited('PAGE 2 | x | say what “it” is', [], {}, { written: told })
  expect(asked.filter((text) => text.includes('PAGES: '))).toHaveLength(1)
  expect(asked[1]).toContain('PAGES: [2,4]')
  expect(asked[1]).toContain('Page 4: The page says the moral.')
  // Without an editor, it is the only message.
  mock.reset()
  const alone = await edited('', [], { edits: false, review: false }, { written: told })
  expect(alone.asked).toHaveLength(1)
  expect(alone.asked[0]).toContain('PAGES: [4]')
})

test('a page that says what was missing may be a trifle worse', async () => {
  const longest = `${better} [[hero]] ran and ran and ran ${'and ran '.repeat(10)}home.`
  const rewritten = [{ page_number: 2, content: longest, scene: null }]
  const { pages } = await edited('PAGE 2 | It did not | say what “it” is', rewritten)
  expect(pages).toMatchObject([{ content: longest }])
  // A page with a trifle alone is not asked for again.
  mock.reset()
  const told = written.map((page) => (page.page_number === 2 ? { ...page, content: longest } : page))
  const { asked } = await edited('OK', [], {}, { written: told })
  expect(asked.filter((text) => text.includes('Page 2: A sentence'))).toEqual([])
})

test('a page told again is used only if it mends what it was told again for', async () => {
  const quote = written[1]!.content.split(/(?<=[.!?])\s/)[0]!
  const again = (content: string) => [{ page_number: 2, content, scene: null }]
  const same = await edited(
    `PAGE 2 | ${quote} | say that the thread is tied to the blanket`,
    again(`${written[1]!.content} So it was.`),
  )
  expect(same.pages).toEqual([])
  mock.reset()
  const told = `${written[1]!.content} Its thread was tied to the bell.`
  const mended = await edited(`PAGE 2 | ${quote} | say that the thread is tied to the blanket`, again(told))
  expect(mended.pages).toMatchObject([{ content: told }])
})

test('no model is called when edits are switched off', async () => {
  const { asked } = await edited('PAGE 2 | x | y', [], { edits: false })
  expect(asked.filter((text) => text.includes('BOOK: '))).toEqual([])
})

test('a page that is only named by a reason is told again without a reason of its own', async () => {
  const { asked, pages } = await edited('PAGE 3 | the round clearing | here and on page 2: say whose it is', [
    { page_number: 2, content: better, scene: null },
  ])
  const [, again = ''] = asked
  expect(again).toContain('PAGES: [2,3]')
  expect(again).toContain('Page 3: the round clearing →')
  expect(again).not.toContain('Page 2: ')
  // What a new picture needs.
  expect(again).toMatch(/\\"time\\":|"time\\?":/)
  expect(again).toMatch(/place\\{1,3}":/)
  expect(again).toMatch(/moment\\{1,3}":/)
  expect(pages.map(({ page_number }) => page_number)).toEqual([2])
})
