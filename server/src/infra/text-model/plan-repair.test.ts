import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { LLMock } from '@copilotkit/aimock'
import { pagesPrompt } from './story-prompts.ts'
import { testTextModelClient, wishWith } from './testing.ts'
import { planBook } from '../../../../scripts/fake-provider/model-book.ts'

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

type Asked = { messages: { role: string; content: unknown }[] }
const promptOf = (request: Asked) => request.messages.map(({ content }) => JSON.stringify(content)).join('\n')

describe('odd values in a plan are corrected', () => {
  const planned = async (change: object) => {
    mock.on({ predicate: () => true }, { content: JSON.stringify({ ...plan, ...change }) })
    const { model, context } = testTextModelClient(baseUrl())
    return model.outline(input, 'seed', context)
  }

  it('places outside the setting, times that go backwards, an end by day', async () => {
    const odd = {
      place: 'moon-base',
      time: 'afternoon',
      present: ['companion', 'ghost'],
      carried: ['sword', 'bell'],
    }
    const { beats } = await planned({
      beats: plan.beats.map((beat, at) => (at === 0 ? { ...beat, time: 'dusk' } : { ...beat, ...odd })),
    })
    expect(beats.map((beat) => beat.time)).toEqual(['dusk', 'dusk', 'dusk', 'night'])
    const { place } = plan.beats[0]!
    expect(beats.map((beat) => beat.place)).toEqual([place, place, place, 'bedside'])
    expect(beats[1]).toMatchObject({ present: ['hero', 'companion'], carried: ['bell'] })
  })

  it('questions that the plan does not answer, or answers on a page that is not in the book', async () => {
    const told = { question: `Why does ${input.hero!.name} not wait?`, answer: 'It is late.', page: 1 }
    const { asks } = await planned({
      asks: [told, { ...told, answer: '' }, { ...told, page: 99 }, 'Why?', null, { ...told, page: '2' }],
    })
    const kept = { ...told, question: 'Why does [[hero]] not wait?' }
    expect(asks).toEqual([kept, { ...kept, page: 2 }])
  })

  it('a plan without questions', async () =>
    expect(await planned({ asks: 'none' })).not.toHaveProperty('asks'))

  it('things with looks: those that can be drawn, with colors and states in any field, and what is carried', async () => {
    const { things } = await planned({
      things: [
        { name: 'Sail', drawn_as: 'blanket', color: 'white', size: 'big', state: null },
        { name: 'night box', drawn_as: 'shut blue box', color: null, size: null, state: null },
        { name: 'trapdoor', drawn_as: 'trapdoor', color: 'neon', size: null, state: null },
        'lamp = out lantern',
        7,
      ],
      beats: plan.beats.map((beat) => ({ ...beat, carried: ['bell'] })),
    })
    expect(things).toEqual([
      { name: 'Sail', drawn: 'blanket', color: 'white', size: 'big' },
      { name: 'night box', drawn: 'box', color: 'blue', state: 'shut' },
      { name: 'lamp', drawn: 'lantern', state: 'out' },
      { name: 'bell', drawn: 'bell' },
    ])
  })

  it('lists in one string, roles by placeholder or name', async () => {
    const third = plan.cast[2]!
    const { beats } = await planned({
      cast: plan.cast,
      beats: plan.beats.map((beat) => ({
        ...beat,
        carried: ['lantern and key', 'nothing', 'rope', ''][beat.page_number - 1],
        present: `[[hero]], ${third.name}`,
      })),
    })
    expect(beats.map(({ carried }) => carried)).toEqual([['lantern', 'key'], [], ['rope'], []])
    expect(beats[1]?.present).toEqual(['hero', 'helper'])
    expect(mock.getRequests()).toHaveLength(1)
  })

  it('a field that cannot be parsed throughout is requested again', async () => {
    await planned({
      beats: plan.beats.map((beat) => ({ ...beat, carried: { what: 'a cord' } })),
    })
    const again = JSON.stringify(mock.getRequests()[1]?.body)
    expect(again).toContain('has to be a list of things that can be drawn')
  })

  it('species and names that differ from the story input', async () => {
    const { cast, names } = await planned({
      names: { hero: 'Bob', companion: 'Rex' },
      cast: [
        { who: 'hero', name: 'Bob', species: 'dragon', pronouns: 'he', outfit: 'cape', outfit_color: 'rose' },
        {
          who: 'companion',
          name: 'Rex',
          species: 'dog',
          pronouns: 'she',
          outfit: 'cape',
          outfit_color: 'plum',
        },
      ],
    })
    expect(names).toEqual({ hero: 'Marlene', companion: 'Nib' })
    expect(cast[0]).toMatchObject({
      name: '[[hero]]',
      species: 'fox',
      pronouns: 'she',
      look: { species: 'fox', outfit: 'cape', outfit_color: 'rose' },
      description: expect.stringContaining('rose-pink cape'),
    })
    // A companion chosen by the parent looks the same in every book.
    expect(cast[1]).toMatchObject({ name: '[[companion]]', species: 'owl', pronouns: 'she' })
    expect(cast[1]?.look).toEqual(planBook(input, 'other').cast[1]?.look)
    expect(cast).toHaveLength(3)
  })

  it('a title that mentions the child’s fear three times in a row', async () => {
    const afraid = wishWith({ avoid: ['darkness'] })
    const title = 'The Dark, Dark Wood'
    const dark = planBook(afraid, 'a')
    mock.on({ predicate: () => true }, { content: JSON.stringify({ ...dark, title }) })
    const { model, context } = testTextModelClient(baseUrl())
    const outline = await model.outline(afraid, 'seed', context)
    expect(outline.title).toBe('[[hero]] and [[companion]]')
    expect(outline.summary).toBe(dark.summary)
    expect(mock.getRequests()).toHaveLength(3)
  })

  it('pages without beats are not invented', async () => {
    await expect(planned({ beats: plan.beats.slice(1) })).rejects.toMatchObject({ kind: 'unreadable' })
    const again = JSON.stringify(mock.getRequests()[1]?.body)
    expect(again).toContain('There are 3 beats, and 4 are needed, one a page.')
  })
})

describe('a plan with plot faults', () => {
  const others = { ...plan.retold, how: '[[companion]] pulls the rope.' }
  const plannedIn = async (...answers: object[]) => {
    let count = 0
    mock.on({ predicate: () => true }, () => ({
      content: JSON.stringify({ ...plan, ...answers[Math.min(count++, answers.length - 1)] }),
    }))
    const { model, context } = testTextModelClient(baseUrl())
    return model.outline(input, 'seed', context)
  }

  it('is requested again once, with its faults and the plan itself', async () => {
    const outline = await plannedIn(
      { retold: others, title: 'The Power of Asking' },
      { title: 'Ask the Owl' },
    )
    expect(outline).toMatchObject({ title: 'Ask the Owl', retold: plan.retold })
    const again = promptOf(mock.getRequests()[1]?.body as Asked)
    expect(again).toContain('By “how” somebody else does it: “')
    expect(again).toContain('The title says the moral: The Power of.')
    expect(again).toContain('[[companion]] pulls the rope.')
  })

  it('is told with them which moments cannot be drawn, and is not asked for again because of these', async () => {
    const beats = plan.beats.map((beat) =>
      beat.page_number === 2 ? { ...beat, moment: '[[hero]] opens the trapdoor' } : beat,
    )
    const outline = await plannedIn({ beats })
    expect(mock.getRequests()).toHaveLength(1)
    const order = { input, outline, variation: '', written: [], remark: null }
    const told = pagesPrompt(order, [], [1, 2], false)
    expect(told).toContain('PICTURES: ["Page 2: We cannot draw “trapdoor”. These can be drawn: door')
    expect(pagesPrompt(order, [], [1, 3], false)).not.toContain('PICTURES:')
    mock.reset()
    await plannedIn({ beats, retold: others }, {})
    const again = promptOf(mock.getRequests()[1]?.body as Asked)
    expect(again).toContain('By “how” somebody else does it: “')
    expect(again).toContain('Page 2: We cannot draw “trapdoor”.')
  })

  it('is used when the retry is no better: the better of the two', async () => {
    const outline = await plannedIn({ retold: others }, { retold: others, title: 'The Power of Asking' })
    expect(outline).toMatchObject({ title: plan.title, retold: others })
    expect(mock.getRequests()).toHaveLength(2)
  })
})

test('what a plan leaves is no reason to ask again: where a provider flags it, the plan is taken without', async () => {
  const third = plan.cast[2]!.name
  const leaves = [
    {
      kind: 'friend',
      about: third,
      now: `${third} hums here.`,
      later: `${third} still hummed.`,
      where: 'here',
    },
  ]
  mock.on({ predicate: () => true }, { content: JSON.stringify({ ...plan, leaves }) })
  mock.onModerate(/hums here/, { flagged: true, categories: { violence: true } })
  mock.onModerate(/.*/s, { flagged: false, categories: {} })
  const settings = { provider: 'openai', model: 'gpt-5.4-mini', price: null } as const
  const { model, context } = testTextModelClient(baseUrl(), settings)
  const outline = await model.outline(input, 'seed', context)
  expect(outline.leaves).toMatchObject([
    { kind: 'friend', text: expect.stringContaining('is a friend from') },
  ])
  const asked = mock.getRequests().filter(({ path }) => path.includes('completions'))
  expect(asked).toHaveLength(1)
})
