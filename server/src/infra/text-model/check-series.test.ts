import type { Outline } from '@moonpage/storyteller/outline'
import { describe, expect, it, test } from 'vitest'
import { startFakeProvider } from '../../../../scripts/fake-provider/start-fake-provider.ts'
import { faultsOfSeries } from './check-series.ts'
import { factWith, friendWith, seriesWith, sheetWith } from './testing-facts.ts'
import { testTextModelClient, wishWith } from './testing.ts'

type Planned = Parameters<typeof faultsOfSeries>[0]
type Said = Partial<Outline['beats'][number]>
const planned = (first: Said, second: Said = {}): Planned => ({
  cast: [sheetWith('Odo', 'bear')],
  beats: [first, second].map((said, at) => ({
    page_number: at + 1,
    purpose: 'home',
    place: 'forest-path',
    time: 'dusk',
    present: ['hero', 'companion'],
    carried: [],
    hero_feels: 'happy',
    what_happens: '',
    ...said,
  })),
})
const there = ['hero', 'helper'] as const
const odo = (where: 'here' | 'away' | 'gone') =>
  factWith({ kind: 'friend', text: '[[friend]] hums.', friend: friendWith('Odo', 'bear'), where })
const bell = (where: 'here' | 'away' | 'gone' | undefined) =>
  factWith({ kind: 'thing', thing: { noun: 'bell', prop: 'bell' }, ...(where && { where }) })

describe('who is where', () => {
  const contradictions: [string, Parameters<typeof seriesWith>[0], Planned, string][] = [
    [
      'who lives far is there at once',
      odo('away'),
      planned({ present: [...there], what_happens: '[[hero]] and Odo bake.' }),
      'Odo lives far away',
    ],
    [
      'who lives far, as tales say it',
      factWith({ kind: 'friend', friend: friendWith('Odo', 'bear'), home: 'far' }),
      planned({ present: [...there] }),
      'Odo lives far away',
    ],
    [
      'who has gone for good comes on page 2',
      odo('gone'),
      planned({}, { present: [...there], what_happens: 'Odo comes in.' }),
      'has gone for good',
    ],
    ['what was given away is carried', bell('gone'), planned({ carried: ['bell'] }), 'was given away'],
    [
      'what was left elsewhere is used',
      bell('away'),
      planned({ moment: '[[hero]] rings the old bell' }),
      'was left elsewhere',
    ],
    [
      'what was given away is there as ever',
      bell('gone'),
      planned({ because: 'Each evening [[hero]] plays with the bell.' }),
      'was given away',
    ],
    [
      'what the hero has is found',
      bell('here'),
      planned({}, { what_happens: '[[hero]] finds a little bell in the snow.' }),
      'nobody finds it',
    ],
    [
      'what the hero has is somebody else’s',
      bell(undefined),
      planned({ what_happens: 'Odo’s bell is gone.' }),
      'Nobody else owns it',
    ],
  ]
  it.each(contradictions)('%s: a fault with one reason', (_, fact, plan, reason) => {
    expect(faultsOfSeries(plan, seriesWith(fact))).toEqual([
      expect.objectContaining({ kind: 'measure', reason: expect.stringContaining(reason) }),
    ])
    expect(faultsOfSeries(plan, seriesWith())).toEqual([])
    expect(faultsOfSeries(plan, undefined)).toEqual([])
  })

  const right: [string, Parameters<typeof seriesWith>[0], Planned][] = [
    [
      'who lives far arrives',
      odo('away'),
      planned({ present: [...there], what_happens: 'Odo arrives with a sack.' }),
    ],
    ['who lives far comes later', odo('away'), planned({}, { present: [...there] })],
    ['who lives near is there', odo('here'), planned({ present: [...there] })],
    [
      'what was given away is missed',
      bell('gone'),
      planned({ what_happens: '[[hero]] has no bell anymore.' }),
    ],
    ['what was given away is brought back', bell('gone'), planned({}, { carried: ['bell'] })],
    [
      'what was left elsewhere is wished for',
      bell('away'),
      planned({ what_happens: '[[hero]] wants the bell back.' }),
    ],
    [
      'somebody else rings',
      bell('away'),
      planned({ what_happens: 'Odo rings a bell. [[hero]] holds an umbrella.' }),
    ],
    [
      'what the hero has is carried',
      bell('here'),
      planned({ carried: ['bell'], what_happens: '[[hero]] finds the bell under the bed.' }),
    ],
  ]
  it.each(right)('%s: no fault', (_, fact, plan) => {
    expect(faultsOfSeries(plan, seriesWith(fact))).toEqual([])
  })

  it('is where the newest book has it', () => {
    const plan = planned({ carried: ['bell'] })
    const newer = { ...bell('here'), book: 2 }
    expect(faultsOfSeries(plan, seriesWith(bell('gone'), newer))).toEqual([])
    expect(faultsOfSeries(plan, seriesWith(newer, { ...bell('gone'), book: 3 }))).toHaveLength(1)
  })
})

test('a friend whose name is not told to models is known by its kind', () => {
  const typed = { ...friendWith('Typedname', 'bear'), is_invented: false }
  const fact = factWith({ kind: 'friend', friend: typed, where: 'away' })
  expect(faultsOfSeries(planned({ present: [...there] }), seriesWith(fact))).toMatchObject([
    { reason: expect.stringMatching(/^Odo lives far away/) },
  ])
})

test('a plan that contradicts where somebody is is asked for again, and the second one is taken', async () => {
  const provider = await startFakeProvider({
    script: {
      steady: true,
      says: ({ purpose, prompt }, would) => {
        if (purpose !== 'outline') return undefined
        const plan = JSON.parse(would)
        const isAgain = /^REASONS: \[/m.test(prompt)
        const beats = plan.beats.map((beat: object, at: number) =>
          at === 0
            ? {
                ...beat,
                what_happens: '[[hero]] bakes a pie.',
                present: isAgain ? ['hero'] : ['hero', 'helper'],
              }
            : beat,
        )
        return JSON.stringify({ ...plan, title: isAgain ? 'The Second Plan' : 'The First Plan', beats })
      },
    },
  })
  const { model, context } = testTextModelClient(provider.url)
  const first = await model.outline(wishWith(), 'seed', context)
  expect(first.title).toBe('The First Plan')
  const left = first.leaves!.find(({ kind }) => kind === 'friend')!
  provider.forget()
  const series = seriesWith({ ...left, where: 'away', id: '1', book: 1, used: null })
  const second = await model.outline(wishWith(), 'seed', context, { tales: [], titles: [], series })
  const asked = provider.calls().filter(({ purpose }) => purpose === 'outline')
  expect(asked).toHaveLength(2)
  expect(asked[0]?.prompt).toContain('(lives far away)')
  expect(asked[1]?.prompt).toContain(
    `${left.friend!.name} lives far away, and cannot simply be there on page 1`,
  )
  expect(second.title).toBe('The Second Plan')
  await provider.close()
})
