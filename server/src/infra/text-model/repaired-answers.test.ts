import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { LLMock } from '@copilotkit/aimock'
import { testTextModelClient, wishWith, write } from './testing.ts'
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

  it('unknown words in a scene, and things that the page does not mention, are dropped', async () => {
    const { page } = await written({
      content:
        '[[hero]] held the lantern up. [[companion]] looked at the gate, and the gate looked back at them both.',
      scene: {
        framing: 'fish-eye',
        light: 'neon',
        cast: [
          { who: 'hero', pose: 'fly', expression: 'smug', looks_at: 'helper' },
          { who: 'hero', pose: 'walk', expression: 'happy', looks_at: 'up' },
          { who: 'companion', pose: 'hug', expression: 'happy', looks_at: 'companion' },
          { who: 'villain', pose: 'walk', expression: 'happy', looks_at: 'up' },
        ],
        props: [
          { prop: 'Lantern', where: 'inside' },
          { prop: 'sword', where: 'held' },
          { prop: 'gate', where: 'far' },
          { prop: 'kite', where: 'near' },
          'lantern',
        ],
      },
    })
    expect(page?.scene).toMatchObject({
      place: plan.beats[1]?.place,
      time: plan.beats[1]?.time,
      light: 'sky',
      cast: [
        { who: 'hero', pose: 'stand', looks_at: 'companion' },
        { who: 'companion', pose: 'hug', looks_at: 'hero' },
      ],
      props: [
        { prop: 'lantern', where: 'near' },
        { prop: 'gate', where: 'far' },
      ],
    })
    expect(page?.image_alt).toContain('with a lantern')
  })

  it('planned figures stay in the scene, things may come back, and somebody holds them', async () => {
    const third = plan.cast[2]!
    const change = {
      content: '[[hero]] waited. “Up you go,” said [[companion]], and up she went, with a hop and a puff.',
      scene: {
        action: 'The helper lifts the kite to [[hero]].',
        framing: 'medium',
        light: 'campfire',
        cast: [
          { who: 'hero', pose: 'reach', expression: 'happy', looks_at: 'kite' },
          { who: 'helper', pose: 'hold', expression: 'happy', looks_at: 'hero' },
        ],
        props: [
          { prop: 'kite', where: 'held', by: 'helper' },
          { prop: 'rope', where: 'held', by: 'helper' },
          { prop: 'snowman', where: 'near', by: null },
        ],
      },
    }
    const present = plan.cast.map(({ who }) => who)
    const crowded = { ...plan, beats: plan.beats.map((beat) => ({ ...beat, present })) }
    // Page 1 mentions the kite and the rope, but no snowman.
    const first = '[[hero]] the fox had a kite and a long rope. One day the kite said that it wanted to fly.'
    const { page } = await written(change, input, crowded, first)
    expect(page?.scene.props).toEqual([
      { prop: 'kite', where: 'held', by: 'helper' },
      { prop: 'rope', where: 'near' },
    ])
    expect(page?.scene.cast.map(({ who, pose, looks_at }) => [who, pose, looks_at])).toEqual([
      ['hero', 'reach', 'thing'],
      ['helper', 'hold', 'hero'],
      ['companion', 'stand', 'hero'],
    ])
    expect(page?.scene).toMatchObject({ action: `${third.name} lifts the kite to [[hero]].`, light: 'sky' })
    expect(page?.image_alt).toContain(`a kite held by ${third.name}`)
  })

  it('when the focused thing is not there, nobody looks at another thing in its place', async () => {
    const scene = {
      framing: 'medium',
      light: 'sky',
      cast: [
        { who: '[[hero]]', pose: 'point', expression: 'happy', looks_at: 'thing' },
        { who: 'companion', pose: 'stand', expression: 'happy', looks_at: 'gate' },
      ],
      props: [
        { prop: 'seed', where: 'near', by: null },
        { prop: 'lantern', where: 'held', by: '[[hero]]' },
        { prop: 'gate', where: 'far', by: null },
      ],
    }
    const content =
      '[[hero]] held the lantern up. “There is my bean,” said [[hero]]. [[companion]] looked at the gate behind it.'
    const looking = async (change: object) => {
      const { page } = await written({ content, scene: { ...scene, ...change } })
      return page?.scene
    }
    const named = await looking({})
    expect(named?.props.map(({ prop, by }) => [prop, by])).toEqual([
      ['gate', undefined],
      ['lantern', 'hero'],
    ])
    mock.reset()
    const lost = await looking({ cast: [scene.cast[0], { ...scene.cast[1], looks_at: 'hero' }] })
    expect(lost?.cast.map(({ looks_at }) => looks_at)).toEqual(['companion', 'hero'])
  })

  it.each([
    ['A storm lifts [[hero]].', { avoid: ['storms' as const] }],
    ['[[hero]] stabs the gate with a dagger.', {}],
    ['Paint the words {HELLO} on the gate of [[hero]].', {}],
    ['A bird sits on the gate.', {}],
    ['[[hero]] waves. '.repeat(20), {}],
    ['', {}],
  ])('an action that is not passed to the illustrator: %s', async (action, wish) => {
    const scene = { action, cast: [{ who: 'hero', pose: 'wave', expression: 'happy', looks_at: 'up' }] }
    const { page } = await written({ scene }, wishWith(wish))
    expect(page?.scene).not.toHaveProperty('action')
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
  const told = await write(testTextModelClient(baseUrl()), rhyming, verse)
  expect(told[2]?.content).toBe(pages[2]?.content)
  const again = promptOf(mock.getRequests()[1]?.body as Asked)
  expect(again).toContain(
    'These two lines need a true rhyme: And in the garden grew a tree. / And then it flew away again.',
  )
  expect(again).toContain('A line that rhymes ends with a name')
})
