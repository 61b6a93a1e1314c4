import { LLMock } from '@copilotkit/aimock'
import { planStory } from '@moonpage/storyteller/plan'
import { tellPage } from '@moonpage/storyteller/tell'
import { afterAll, beforeEach, expect, it, test } from 'vitest'
import { withCauses } from '../../../../scripts/fake-vendor/causes.ts'
import { readEdits } from './read-edits.ts'
import { pageNumbers, testTeller, wishWith } from './testing.ts'

const mock = new LLMock({ port: 0, logLevel: 'silent' })
const started = mock.start()
beforeEach(async () => {
  await started
  mock.reset()
})
afterAll(() => mock.stop())

const input = wishWith()
const outline = withCauses(planStory(input, 'a'))
const written = pageNumbers(input).map((page) => tellPage(input, outline, page))

type Asked = { messages: { content: unknown }[] }
const promptOf = (request: Asked) => request.messages.map(({ content }) => JSON.stringify(content)).join('\n')
const isEditor = (request: Asked) => promptOf(request).includes('\\nBOOK: ')

async function edited(answer: string, pages: object[] = [], settings: object = {}) {
  mock.on({ predicate: (request: Asked) => isEditor(request) }, { content: answer })
  mock.on(
    { predicate: (request: Asked) => !isEditor(request) && promptOf(request).includes('PAGES: ') },
    { content: JSON.stringify({ elements: pages }) },
  )
  mock.on({ predicate: () => true }, { content: 'OK' })
  const { model, context, paid } = testTeller(`${mock.url}/v1`, { edits: true, ...settings })
  const order = { input, outline, variation: '', written, remark: null }
  const mending = await model.review?.(order, pageNumbers(input), context)
  const asked = mock.getRequests().map(({ body }) => promptOf(body as unknown as Asked))
  return { pages: mending?.pages ?? [], asked, paid }
}

const better =
  '[[hero]] looked at the red line on the floor. “It is my blanket,” said [[hero]]. “It is running away.” So they ran after it, down the path and over the stream, and [[companion]] counted the loops.'

test('a page on which a child would stumble is told again, beside the others in one answer', async () => {
  const { pages, asked, paid } = await edited(
    'PAGE 2 | It did not | say what “it” is\nPAGE 3 | the round clearing | say why they go there',
    [
      { page_number: 2, content: better, scene: null },
      { page_number: 3, content: `${better} Who are you?`, scene: null },
    ],
  )
  expect(pages.map(({ page_number }) => page_number)).toContain(2)
  expect(pages.find(({ page_number }) => page_number === 2)?.content).toBe(better)
  const [, again = ''] = asked
  expect(again).toContain('Page 2: It did not → say what “it” is')
  expect(again).toContain('PAGES: [2,3]')
  expect(paid.filter(({ purpose }) => purpose === 'pages')).toHaveLength(2)
})

it.each([
  ['that has words not fit for a child', `${better} He killed them all.`],
  ['that preaches', `${better} And so [[hero]] learned that true friends always share.`],
  ['that names somebody from nowhere', `${better} Then Bruno pushed too.`],
  ['that loses its hero', better.replaceAll('[[hero]]', '[[companion]]')],
  ['that is much too long', `${better} ${better} ${better} ${better} ${better} ${better}`],
])('a mend %s is not taken', async (_, content) => {
  const { pages } = await edited('PAGE 2 | x | y', [{ page_number: 2, content, scene: null }])
  expect(pages).toEqual([])
})

it.each(['OK', 'This is a lovely story!', '', 'PAGE 99 | x | y'])(
  'an editor who says %j has nothing told again',
  async (answer) => {
    const { pages, asked } = await edited(answer)
    expect(pages).toEqual([])
    expect(asked.filter((text) => text.includes('PAGES: '))).toEqual([])
  },
)

test('switched off, nobody reads it', async () => {
  const { asked } = await edited('PAGE 2 | x | y', [], { edits: false })
  expect(asked.filter((text) => text.includes('BOOK: '))).toEqual([])
})

test('edits are read however they are written, the worst four', () => {
  const answer = `<think>PAGE 9 | no | no</think>
Here you are:
- **PAGE 2** | it did not | say what it is
Page 4: so be it
> page #3 | over there | name the place | and the thing
PAGE 5 | a | b
PAGE 6 | a | b
PAGE 1 | a | b`
  expect(readEdits(answer, [1, 2, 3, 4, 5, 6], 4)).toEqual([
    { page_number: 2, quote: 'it did not', mend: 'say what it is' },
    { page_number: 3, quote: 'over there', mend: 'name the place and the thing' },
    { page_number: 5, quote: 'a', mend: 'b' },
    { page_number: 6, quote: 'a', mend: 'b' },
  ])
})
