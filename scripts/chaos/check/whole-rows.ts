import type { Dump } from './dump.ts'

/** Stories that are not made to their end, jobs that stick, and rows that belong to nothing. */
export function unfinishedWork({
  stories,
  pages,
  drafts,
  generations,
  notifications,
  snapshots,
  jobs,
  ...dump
}: Dump): string[] {
  const found: string[] = []
  const pagesOf = Map.groupBy(pages, ({ story_id }) => story_id)
  for (const { id, generation_status: status, page_count: count } of stories) {
    const numbers = (pagesOf.get(id) ?? []).map(({ page_number }) => page_number)
    if (status !== 'completed') found.push(`story ${id} is ${status}`)
    else if (numbers.join() !== Array.from({ length: count }, (_, i) => i + 1).join())
      found.push(`story ${id} has the pages ${numbers.join(', ') || '(none)'} of ${count}`)
    const bare = (pagesOf.get(id) ?? []).filter((page) => page.has_image && !page.image_key)
    if (status === 'completed' && bare.length > 0) found.push(`story ${id} lacks ${bare.length} pictures`)
    const begun = generations.filter(({ story_id }) => story_id === id).length
    if (begun !== 1) found.push(`story ${id} was begun ${begun} times, by the allowance`)
    const told = notifications.filter((one) => one.story_id === id && one.kind === 'story_finished').length
    if (status === 'completed' && told !== 1) found.push(`story ${id} was told of ${told} times`)
  }
  found.push(...drafts.map((id) => `story ${id} has a draft that nobody works on`))
  for (const job of jobs) {
    if (job.state === 'failed' || job.state === 'cancelled') found.push(`a job ${job.name} is ${job.state}`)
    else if (job.isDue || job.state === 'active') found.push(`a job ${job.name} sticks, ${job.state}`)
  }
  // By its story: who reports it again, as it has become, leaves the version of before to the moderators.
  const reported = new Set(dump.reports.map(({ story_id }) => story_id))
  for (const { id, story_id, isCopied } of snapshots) {
    if (!reported.has(story_id)) found.push(`snapshot ${id} belongs to no report`)
    if (!isCopied) found.push(`snapshot ${id} has no pictures of its own`)
  }
  return found
}

/** Counts that are kept, against what there is to count. */
export function driftedCounts({ stories, ratings, totals, calls, spendCalls }: Dump): string[] {
  const found: string[] = []
  const say = (what: string, kept: number, counted: number) => {
    if (kept !== counted) found.push(`${what}: ${kept} is kept, ${counted} are there`)
  }
  const given = Map.groupBy(ratings, ({ story_id }) => story_id)
  for (const { id, rating_count, rating_sum } of stories) {
    const stars = (given.get(id) ?? []).map(({ rating }) => rating)
    say(`ratings of story ${id}`, rating_count, stars.length)
    say(`stars of story ${id}`, rating_sum, sum(stars))
  }
  const open = stories.filter(({ is_findable }) => is_findable)
  say('public stories', totals.stories, open.length)
  say('ratings of public stories', totals.ratings, sum(open.map(({ rating_count }) => rating_count)))
  say('stars of public stories', totals.stars, sum(open.map(({ rating_sum }) => rating_sum)))
  say('answers of models in the sums of the days', spendCalls, sum(calls.map(({ count }) => count)))
  return found
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
