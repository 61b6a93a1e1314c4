import type { StoryAttribute } from '@moonpage/contract/story-input'
import type { Beat } from './outline.ts'

/** The smallest things that happen in a story; a page holds one or a few. */
export const momentKinds = [
  'home',
  'trouble',
  'call',
  'travel',
  'meet',
  'solve',
  'low',
  'arrive',
  'test',
  'act',
  'win',
  'after',
  'homeward',
  'rest',
] as const
export type MomentKind = (typeof momentKinds)[number]
export type Moment = { kind: MomentKind; /** Which obstacle, for `meet` and `solve`. */ obstacle: number }

const plain = (kind: MomentKind): Moment => ({ kind, obstacle: 0 })
const meet = (obstacle: number): Moment => ({ kind: 'meet', obstacle })
const solve = (obstacle: number): Moment => ({ kind: 'solve', obstacle })
const obstaclePage = (obstacle: number) => [meet(obstacle), solve(obstacle)]

const purposeOf: Record<MomentKind, Beat['purpose']> = {
  home: 'home',
  trouble: 'trouble',
  call: 'call',
  travel: 'setting-out',
  meet: 'obstacle',
  solve: 'obstacle',
  low: 'low',
  arrive: 'insight',
  test: 'insight',
  act: 'climax',
  win: 'climax',
  after: 'after',
  homeward: 'after',
  rest: 'rest',
}

/** A page is for the gravest thing on it. */
export const purposeOfPage = (moments: readonly Moment[]): Beat['purpose'] => {
  const purposes = moments.map((moment) => purposeOf[moment.kind])
  for (const grave of ['rest', 'climax', 'trouble'] as const) if (purposes.includes(grave)) return grave
  return purposes[0] ?? 'home'
}

const opening = (pages: number): Moment[][] => {
  if (pages === 4) return [[plain('home'), plain('trouble'), plain('call')]]
  if (pages <= 7) return [[plain('home')], [plain('trouble'), plain('call')]]
  return [[plain('home')], [plain('trouble')], [plain('call')]]
}

const ending = (pages: number): Moment[][] => {
  if (pages <= 5) return [[plain('arrive'), plain('test'), plain('act'), plain('win')], [plain('rest')]]
  if (pages === 6)
    return [[plain('arrive'), plain('test')], [plain('act'), plain('win'), plain('after')], [plain('rest')]]
  const rest = pages >= 13 ? [[plain('homeward')], [plain('rest')]] : [[plain('rest')]]
  return [[plain('arrive')], [plain('test'), plain('act')], [plain('win'), plain('after')], ...rest]
}

/** How many obstacles, and whether there is a page of walking and one of doubt. An adventure has more of the first. */
const middle = (pages: number, attributes: readonly StoryAttribute[]): Moment[][] => {
  const daring = attributes.includes('high_adventure')
  const gentle = attributes.includes('gentle_adventure') && !daring
  const split = Math.max(0, pages - 13)
  const obstacles = pages <= 8 ? 1 : pages <= 11 ? 2 : 3
  const asPages = (obstacle: number) =>
    obstacle < split ? [[meet(obstacle)], [solve(obstacle)]] : [obstaclePage(obstacle)]
  const through = (count: number) => Array.from({ length: count }, (_, at) => asPages(at)).flat()
  const travel = [plain('travel')]
  const low = [plain('low')]
  if (pages <= 8) return through(1)
  if (pages === 9) return gentle ? [travel, ...through(1)] : through(2)
  if (pages === 10) return daring ? through(3) : gentle ? [travel, ...through(1), low] : [...through(2), low]
  return [travel, ...through(obstacles), low]
}

/** What happens on each of `pages` pages (4 to 16). */
export const arcOf = (pages: number, attributes: readonly StoryAttribute[]): Moment[][] => [
  ...opening(pages),
  ...middle(pages, attributes),
  ...ending(pages),
]
