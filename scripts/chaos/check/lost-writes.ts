import type { Operation } from '../history/history.ts'
import { registers } from '../history/history.ts'
import type { Dump, PageRow, StoryRow } from './dump.ts'

/** An operation whose answer was lost may still be carried out so long after it was given up, and no longer. */
const lateMs = 10_000

/** The words that an edit writes, each with the same mark. */
export const editOf = (mark: string, pages: readonly number[]) => ({
  title: `Told anew ${mark}`,
  summary: `In short ${mark}.`,
  story_pages: pages.map((page_number) => ({ page_number, content: `Page of ${mark}.` })),
})

/** Acknowledged writes that are not there, and such as are there in part. */
export function lostWrites(operations: readonly Operation[], dump: Dump): string[] {
  const final = finalRegisters(dump)
  const alive = new Set(dump.stories.map(({ id }) => id))
  const found: string[] = []
  for (const [register, ops] of byRegister(operations)) {
    const [kind = '', story = ''] = register.split(' ')
    // What hangs on a story goes with it; whether that was asked for is its own question.
    if (kind !== 'story' && kind !== 'deleted' && !alive.has(story)) continue
    const now =
      kind === 'deleted' ? (alive.has(story) ? 'no' : 'yes') : (final.get(register) ?? defaults[kind])
    if (kind === 'story') found.push(...lostStory(register, ops, operations, alive, now))
    else if (!isAllowed(now, ops, defaults[kind]))
      found.push(`${register} is ${String(now)} and not ${allowed(ops, defaults[kind]).join(' or ')}`)
  }
  return [...found, ...strangers(operations, dump)]
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

const isAllowed = (now: string | undefined, ops: readonly Operation[], before: string | undefined) =>
  allowed(ops, before).some((value) => value === now || (value === '*' && now !== before))

/** One story a key: the one that was acknowledged, unless it was to be deleted. */
function lostStory(
  register: string,
  ops: readonly Operation[],
  all: readonly Operation[],
  alive: ReadonlySet<string>,
  now: string | undefined,
): string[] {
  const told = new Set(ops.filter(({ outcome }) => outcome === 'done').flatMap(({ values }) => values))
  if (told.size > 1) return [`${register} was acknowledged as several stories: ${[...told].join(', ')}`]
  const [id] = told
  if (id === undefined || alive.has(id))
    return id !== undefined && now !== undefined && now !== id ? [`${register} is ${now} and not ${id}`] : []
  const wasDeleted = all.some((op) => op.register === registers.deleted(id) && op.outcome !== 'refused')
  return wasDeleted ? [] : [`${register}, acknowledged as ${id}, is not there`]
}

/** Stories that nobody asked for. */
function strangers(operations: readonly Operation[], dump: Dump): string[] {
  const asked = new Set(operations.map(({ register }) => register))
  return dump.stories
    .filter(({ key }) => key === null || !asked.has(registers.story(key)))
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

/** The mark of the edit that a story holds; a sentence where it holds pieces of several. */
function wordsOf({ title, summary }: StoryRow, pages: readonly PageRow[]): string {
  const mark = (text: string) => /^(?:Told anew|In short|Page of) (\w+)\.?$/.exec(text)?.[1] ?? 'as told'
  const first = pages.find(({ page_number }) => page_number === 1)
  const marks = new Set([mark(title), mark(summary), mark(first?.content ?? '')])
  return marks.size === 1 ? [...marks].join('') : `in pieces (${[...marks].join(', ')})`
}
