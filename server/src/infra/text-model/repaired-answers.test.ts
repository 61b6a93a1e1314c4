import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { LLMock } from '@copilotkit/aimock'
import { pageOf, undrawnIn } from './read-page.ts'
import { testTextModelClient, wishWith, write, writeReviewed } from './testing.ts'
import { planBook, tellBook } from '../../../../scripts/fake-provider/model-book.ts'

// The server is a third-party implementation, so that request and stream format are not our own reading of the
// protocol.

const mock = new LLMock({ port: 0, logLevel: 'silent' })
const started = mock.start()
beforeEach(async () => {
  await started
  mock.reset()
})
afterAll(() => mock.stop())
const baseUrl = () => `${mock.url}/v1`

const input = wishWith()
const plan = planBook(input, 'a')
const book = tellBook(input, plan)

type Asked = { messages: { role: string; content: unknown }[]; response_format?: { type: string } }
const promptOf = (request: Asked) => request.messages.map(({ content }) => JSON.stringify(content)).join('\n')

describe('odd values on a page are corrected', () => {
  /** @param first content of page 1 */
  const written = async (change: object, afraid = input, outline = plan, first = book[0]?.content) => {
    const pages = book.map((page) =>
      page.page_number === 2
        ? { ...page, ...change }
        : page.page_number === 1
          ? { ...page, content: first }
          : page,
    )
    mock.on({ predicate: () => true }, (request: Asked) => {
      const asked = /\\nPAGES: \[([\d,]+)\]/.exec(promptOf(request))?.[1]?.split(',').map(Number) ?? []
      return {
        content: JSON.stringify({ elements: pages.filter((page) => asked.includes(page.page_number)) }),
      }
    })
    const told = await write(testTextModelClient(baseUrl()), afraid, outline)
    return { page: told[1], told }
  }

  const content =
    '[[hero]] held the lantern up. [[companion]] looked at the gate, and the gate looked back at them both.'

  it.each([
    [
      '[[hero]] hides the key under the blanket',
      { who: 'hero', does: 'reaches', how: [{ by: 'to', what: 'blanket' }] },
    ],
    ['the key is hidden in the box', { who: 'box', does: 'stands' }],
    ['the key is hidden', { who: 'companion', does: 'looks' }],
  ])('what is hidden is not seen: %j', async (line, act) => {
    const acts = ['[[companion]] looks at [[hero]]', line]
    const secret =
      '[[hero]] had the lantern in her pocket. “Go away,” said [[hero]], and hid the key from [[companion]].'
    const carrying = {
      ...plan,
      beats: plan.beats.map((beat) => ({ ...beat, carried: ['lantern' as const] })),
    }
    const scene = { framing: 'medium', light: 'sky', acts }
    const { page } = await written({ content: secret, scene }, input, carrying)
    expect(page?.scene.acts).toEqual(expect.arrayContaining([expect.objectContaining(act)]))
    expect(page?.scene.things?.map(({ prop }) => prop)).not.toContain('key')
    expect(page?.scene.things?.map(({ prop }) => prop)).not.toContain('lantern')
  })

  it('a room whose lamp was put out is dark, unless the child fears that', () => {
    const said = {
      framing: 'medium',
      light: 'lamp',
      acts: ['[[hero]] puts out the lamp', '[[companion]] lies in bed'],
    }
    const light = (wish: typeof input) =>
      pageOf('[[hero]] put out the lamp.', said, wish, plan, 4).scene.light
    expect(light(input)).toBe('sky')
    expect(light(wishWith({ avoid: ['darkness'] }))).toBe('lamp')
  })

  it('a page without a picture line shows the moment of its plan', async () => {
    const moment = '[[hero]] pulls the rope; [[companion]] sits on the bench'
    const planned = { ...plan, beats: plan.beats.map((beat) => ({ ...beat, moment })) }
    const { page } = await written({ content, scene: null }, input, planned)
    expect(page?.scene.acts).toMatchObject([
      { who: 'hero', does: 'pulls', how: [{ by: 'what', what: 'rope' }] },
      { who: 'companion', does: 'sits', how: [{ by: 'on', what: 'bench' }] },
    ])
    expect(mock.getRequests()).toHaveLength(1)
  })

  it('a picture is read in the model’s own words: who, what, with which thing, in which state', async () => {
    const scene = {
      framing: 'fish-eye',
      light: 'neon',
      acts: [
        'hero is holding up the red lantern, looking determined',
        '[[companion]] peeked through the open gate.',
      ],
    }
    const { page } = await written({ content, scene })
    expect(page?.scene).toMatchObject({
      place: plan.beats[1]?.place,
      time: plan.beats[1]?.time,
      light: 'sky',
      acts: [
        { who: 'hero', does: 'lifts', how: [{ by: 'what', what: 'red lantern' }], feels: 'brave' },
        { who: 'companion', does: 'peeps', how: [{ by: 'through', what: 'open gate' }] },
      ],
      things: [
        { prop: 'lantern', color: 'red' },
        { prop: 'gate', state: 'open' },
      ],
    })
    expect(page?.image_alt).toContain('lifts up a red lantern, determined')
    // Nothing had to be asked again.
    expect(mock.getRequests()).toHaveLength(1)
  })

  it('figures of the plan that the page names are in the picture without a line of their own', async () => {
    const third = plan.cast[2]!
    const present = plan.cast.map(({ who }) => who)
    const crowded = { ...plan, beats: plan.beats.map((beat) => ({ ...beat, present })) }
    const scene = { framing: 'medium', light: 'sky', acts: [`${third.name} gives the lantern to [[hero]]`] }
    const { page } = await written({ content, scene }, input, crowded)
    expect(page?.scene.cast.map(({ who }) => who)).toEqual(['helper', 'companion', 'hero'])
    expect(page?.scene.acts?.[1]).toMatchObject({
      who: 'companion',
      does: 'looks',
      how: [{ what: 'helper' }],
    })
    expect(page?.scene.action).toContain(`${third.name} gives the lantern to [[hero]]`)
  })

  it('figures of the plan watch on a page that does not name them, unless the picture is of heads', () => {
    const present = plan.cast.map(({ who }) => who)
    const crowded = { ...plan, beats: plan.beats.map((beat) => ({ ...beat, present })) }
    const castOf = (framing: string) =>
      pageOf(
        '[[hero]] held the lantern up.',
        { framing, light: 'sky', acts: ['[[hero]] lifts the lantern'] },
        input,
        crowded,
        2,
      ).scene.cast.map(({ who }) => who)
    expect(castOf('wide').toSorted()).toEqual(['companion', 'helper', 'hero'])
    expect(castOf('close-up')).toEqual(['hero'])
  })

  it('things look as the plan says on all pages, and are as an earlier page left them', async () => {
    const things = [
      { name: 'sail', drawn: 'blanket', color: 'white' },
      { name: 'lantern', drawn: 'lantern', color: 'red', state: 'lit' },
    ] as const
    const lines = [
      ['[[hero]] ties the sail'],
      ['[[hero]] puts out the lantern', 'the table stands beside [[hero]]'],
      ['[[hero]] holds the blue lantern', '[[companion]] reads'],
    ]
    const pages = book.map((page, at) => ({
      ...page,
      scene: { framing: 'medium', light: 'lantern', acts: lines[at] ?? page.scene.acts },
    }))
    mock.on({ predicate: () => true }, { content: JSON.stringify({ elements: pages }) })
    const told = await write(testTextModelClient(baseUrl()), input, { ...plan, things: [...things] })
    const looks = told.map(({ scene }) =>
      scene.things?.map(({ prop, color, state }) => ({ prop, color, state })),
    )
    expect(looks.slice(0, 3)).toEqual([
      [{ prop: 'blanket', color: 'white' }],
      [{ prop: 'lantern', color: 'red', state: 'out' }, { prop: 'table' }],
      [{ prop: 'lantern', color: 'red', state: 'out' }, { prop: 'table' }],
    ])
    expect(told[2]).toMatchObject({
      scene: { light: 'sky' },
      image_alt: expect.stringContaining('red lantern'),
    })
    expect(told[2]?.scene.action).toContain('red lantern')
    expect(mock.getRequests()).toHaveLength(1)
  })

  it('what cannot be drawn is told back once, when the book is there, and then drawn without it', async () => {
    const scene = {
      framing: 'medium',
      light: 'sky',
      acts: ['[[hero]] opens the trapdoor', '[[companion]] frobs'],
    }
    const pages = book.map((page) => (page.page_number === 2 ? { ...page, content, scene } : page))
    mock.on({ predicate: () => true }, { content: JSON.stringify({ elements: pages }) })
    const told = await writeReviewed(testTextModelClient(baseUrl(), { review: false }), input, plan)
    const page = told[1]
    const asked = mock.getRequests().map(({ body }) => promptOf(body as Asked))
    expect(asked).toHaveLength(2)
    expect(asked[1]).toMatch(/We cannot draw “trapdoor”\. These can be drawn: door, [^.]*gate/)
    expect(asked[1]).toContain('“[[companion]] frobs” does not say who does what')
    expect(page?.scene.acts?.[0]).toMatchObject({ who: 'hero', does: 'opens' })
    expect(page?.image_alt).toContain('opens something')
    expect(told).toHaveLength(4)
  })

  it.each(['[[hero]] stands in mud', 'the cart stands in the deep mud'])(
    'what can be drawn is not asked for again: %j',
    async (line) => {
      await written({ content, scene: { framing: 'medium', light: 'sky', acts: [line] } })
      expect(mock.getRequests()).toHaveLength(1)
    },
  )

  it('what is drawn only in something is told so, and never offered itself', () => {
    const acts = ['[[hero]] pours water']
    const page = { page_number: 2, content: '[[hero]] fell into the mud.' }
    expect(undrawnIn(page, { acts }, input, plan)).toEqual([
      '“water” is drawn only in something: say in what, such as “the bucket of water”.',
    ])
  })

  it('a picture that is mended alone leaves the text as it is', async () => {
    const broken = { framing: 'medium', light: 'sky', acts: ['[[hero]] opens the trapdoor'] }
    const pages = book.map((page) => (page.page_number === 2 ? { ...page, content, scene: broken } : page))
    const mended = { page_number: 2, content: null, scene: { ...broken, acts: ['[[hero]] opens the gate'] } }
    mock.on(
      { predicate: (request: Asked) => promptOf(request).includes('\\nREASONS: ') },
      { content: JSON.stringify({ elements: [mended] }) },
    )
    mock.on({ predicate: () => true }, { content: JSON.stringify({ elements: pages }) })
    const told = await writeReviewed(testTextModelClient(baseUrl(), { review: false }), input, plan)
    expect(told[1]).toMatchObject({ content, scene: { things: [{ prop: 'gate', state: 'open' }] } })
  })

  it.each([
    ['A storm lifts [[hero]].', { avoid: ['storms' as const] }, /storm/],
    ['[[hero]] stabs the gate with a dagger.', {}, /dagger|stab/],
    ['[[hero]] holds the {HELLO} https://evil.example', {}, /evil|http/],
    [{ does: ['waves', 7], who: null }, {}, /null|7/],
    ['', {}, /undefined/],
  ])('a line that no picture shows: %j', async (line, wish, words) => {
    const { page } = await written({ content, scene: { acts: [line] } }, wishWith(wish))
    expect(JSON.stringify([page?.scene, page?.image_alt])).not.toMatch(words)
    expect(page?.scene.cast.map(({ who }) => who)).toEqual(['hero', 'companion'])
  })

  it('sentences about the child’s fear are cut when they stay', async () => {
    const afraid = wishWith({ avoid: ['storms'] })
    const { page } = await written(
      {
        content:
          '[[hero]] stopped at the gate and put one paw on it. A storm came up. [[companion]] was there too, and hummed a small song about soup. They pushed at the gate with all their might, and it said eek.',
      },
      afraid,
    )
    expect(page?.content).toBe(
      '[[hero]] stopped at the gate and put one paw on it. [[companion]] was there too, and hummed a small song about soup. They pushed at the gate with all their might, and it said eek.',
    )
  })

  it('pages out of order, repeated, or with wrong numbers', async () => {
    const [one, two, three, four] = book
    mock.on(
      { predicate: () => true },
      {
        content: JSON.stringify({
          elements: [two, { ...one, page_number: 77 }, two, four, three, { ...one, page_number: '1' }],
        }),
      },
    )
    const told = await write(testTextModelClient(baseUrl()), input, plan)
    expect(told.map((page) => page.content)).toEqual(book.map((page) => page.content))
  })
})

test('a line without a rhyme is reported to the model', async () => {
  const rhyming = wishWith({ story_attributes: ['rhyming'], page_count: 4 })
  const verse = planBook(rhyming, 'v')
  const pages = tellBook(rhyming, verse)
  const crooked = pages.map((page) =>
    page.page_number === 3
      ? {
          ...page,
          content:
            'The fox went out to see the moon,\nAnd in the garden grew a tree.\nThe owl came by and said hello,\nAnd then it flew away again.\n\nThe fox went home to see the door,\nAnd sat beside [[hero]].\nThe owl came by and said hello,\nAnd then it flew away.',
        }
      : page,
  )
  mock.on(
    { predicate: (request: Asked) => !promptOf(request).includes('\\nREASONS: ') },
    { content: JSON.stringify({ elements: crooked }) },
  )
  mock.on({ predicate: () => true }, { content: JSON.stringify({ elements: [pages[2]] }) })
  const told = await writeReviewed(testTextModelClient(baseUrl(), { review: false }), rhyming, verse)
  expect(told[2]?.content).toBe(pages[2]?.content)
  const again = promptOf(mock.getRequests()[1]?.body as Asked)
  expect(again).toContain(
    'These two lines need a true rhyme: And in the garden grew a tree. / And then it flew away again.',
  )
  expect(again).toContain('A line that rhymes ends with a name')
})
