import type { Operation } from '../history/history.ts'
import { registers } from '../history/history.ts'
import type { Dump, PageRow, StoryRow } from './dump.ts'

/** An operation without a response may still be applied up to this long afterwards. */
const lateMs = 10_000

/** The texts of an edit, each with the same mark. */
export const editOf = (mark: string, pages: readonly number[]) => ({
  title: `Told anew ${mark}`,
  summary: `In short ${mark}.`,
  story_pages: pages.map((page_number) => ({ page_number, content: `Page of ${mark}.` })),
})

/** Acknowledged writes that are missing, and writes that were applied partially. */
export function lostWrites(operations: readonly Operation[], dump: Dump): string[] {
  const final = finalRegisters(dump)
  const alive = new Set(dump.stories.map(({ id }) => id))
  const violations: string[] = []
  for (const [register, ops] of byRegister(operations)) {
    const [kind = '', story = ''] = register.split(' ')
    // Deleting a story deletes what belongs to it; whether the deletion was requested is checked separately.
    if (kind !== 'story' && kind !== 'deleted' && !alive.has(story)) continue
    const actual =
      kind === 'deleted' ? (alive.has(story) ? 'no' : 'yes') : (final.get(register) ?? defaults[kind])
    if (kind === 'story') violations.push(...lostStory(register, ops, operations, alive, actual))
    else if (!isAllowed(actual, ops, defaults[kind]))
      violations.push(`${register} is ${String(actual)} and not ${allowed(ops, defaults[kind]).join(' or ')}`)
  }
  return [...violations, ...unrequestedStories(operations, dump)]
}

const defaults: Record<string, string | undefined> = {
  deleted: 'no',
  words: 'as told',
  public: 'no',
  link: 'none',
  rating: 'none',
  favorite: 'no',
  report: 'none',
}

function byRegister(operations: readonly Operation[]): Map<string, Operation[]> {
  const sorted = Map.groupBy(operations, ({ register }) => register)
  for (const ops of sorted.values()) ops.sort((a, b) => a.beganAt - b.beganAt)
  return sorted
}

function allowed(ops: readonly Operation[], before: string | undefined): string[] {
  const last = ops.findLast(({ outcome }) => outcome === 'done')
  const open = ops.filter(
    ({ outcome, endedAt }) => outcome === 'unknown' && (!last || endedAt >= last.beganAt - lateMs),
  )
  return [
    ...(last ? last.values : before === undefined ? [] : [before]),
    ...open.flatMap(({ values }) => values),
  ]
}

const isAllowed = (actual: string | undefined, ops: readonly Operation[], before: string | undefined) =>
  allowed(ops, before).some((value) => value === actual || (value === '*' && actual !== before))

/** One story per idempotency key: the acknowledged one, unless it was to be deleted. */
function lostStory(
  register: string,
  ops: readonly Operation[],
  all: readonly Operation[],
  alive: ReadonlySet<string>,
  actual: string | undefined,
): string[] {
  const acknowledged = new Set(
    ops.filter(({ outcome }) => outcome === 'done').flatMap(({ values }) => values),
  )
  if (acknowledged.size > 1)
    return [`${register} was acknowledged as several stories: ${[...acknowledged].join(', ')}`]
  const [id] = acknowledged
  if (id === undefined || alive.has(id))
    return id !== undefined && actual !== undefined && actual !== id
      ? [`${register} is ${actual} and not ${id}`]
      : []
  const wasDeleted = all.some((op) => op.register === registers.deleted(id) && op.outcome !== 'refused')
  return wasDeleted ? [] : [`${register}, acknowledged as ${id}, is not there`]
}

/** Stories that no operation created. */
function unrequestedStories(operations: readonly Operation[], dump: Dump): string[] {
  const requested = new Set(operations.map(({ register }) => register))
  return dump.stories
    .filter(({ key }) => key === null || !requested.has(registers.story(key)))
    .map(({ id }) => `story ${id} was asked for by nobody`)
}

function finalRegisters(dump: Dump): Map<string, string> {
  const final = new Map<string, string>()
  const pages = Map.groupBy(dump.pages, ({ story_id }) => story_id)
  for (const story of dump.stories) {
    if (story.key !== null) final.set(registers.story(story.key), story.id)
    final.set(registers.public(story.id), story.is_public ? 'yes' : 'no')
    final.set(registers.words(story.id), wordsOf(story, pages.get(story.id) ?? []))
  }
  for (const { story_id, token } of dump.links) final.set(registers.link(story_id), token)
  for (const { story_id, account_id, rating } of dump.ratings)
    final.set(registers.rating(account_id, story_id), String(rating))
  for (const { story_id, account_id } of dump.favorites)
    final.set(registers.favorite(account_id, story_id), 'yes')
  for (const { story_id, reporter_id, reason } of dump.reports)
    final.set(registers.report(reporter_id, story_id), reason ?? '')
  return final
}

/** The mark of the edit that a story contains; a sentence if it contains parts of several. */
function wordsOf({ title, summary }: StoryRow, pages: readonly PageRow[]): string {
  const mark = (text: string) => /^(?:Told anew|In short|Page of) (\w+)\.?$/.exec(text)?.[1] ?? 'as told'
  const first = pages.find(({ page_number }) => page_number === 1)
  const marks = new Set([mark(title), mark(summary), mark(first?.content ?? '')])
  return marks.size === 1 ? [...marks].join('') : `in pieces (${[...marks].join(', ')})`
}
