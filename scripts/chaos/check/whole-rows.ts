import type { Dump } from './dump.ts'

/** Unfinished stories, stuck jobs, and orphaned rows. */
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
    const unpainted = (pagesOf.get(id) ?? []).filter((page) => page.has_image && !page.image_key)
    if (status === 'completed' && unpainted.length > 0)
      found.push(`story ${id} lacks ${unpainted.length} pictures`)
    const started = generations.filter(({ story_id }) => story_id === id).length
    if (started !== 1) found.push(`story ${id} was begun ${started} times, by the allowance`)
    const notified = notifications.filter(
      (one) => one.story_id === id && one.kind === 'story_finished',
    ).length
    if (status === 'completed' && notified !== 1) found.push(`story ${id} was told of ${notified} times`)
  }
  found.push(...drafts.map((id) => `story ${id} has a draft that nobody works on`))
  for (const job of jobs) {
    if (job.state === 'failed' || job.state === 'cancelled') found.push(`a job ${job.name} is ${job.state}`)
    else if (job.isDue || job.state === 'active') found.push(`a job ${job.name} sticks, ${job.state}`)
  }
  // By story: a second report of a changed story keeps the snapshot of the first one.
  const reported = new Set(dump.reports.map(({ story_id }) => story_id))
  for (const { id, story_id, isCopied } of snapshots) {
    if (!reported.has(story_id)) found.push(`snapshot ${id} belongs to no report`)
    if (!isCopied) found.push(`snapshot ${id} has no pictures of its own`)
  }
  return found
}

/** Compares stored counts with the counted rows. */
export function driftedCounts({ stories, ratings, totals, calls, spendCalls }: Dump): string[] {
  const found: string[] = []
  const compare = (what: string, stored: number, counted: number) => {
    if (stored !== counted) found.push(`${what}: ${stored} is kept, ${counted} are there`)
  }
  const ratingsOf = Map.groupBy(ratings, ({ story_id }) => story_id)
  for (const { id, rating_count, rating_sum } of stories) {
    const stars = (ratingsOf.get(id) ?? []).map(({ rating }) => rating)
    compare(`ratings of story ${id}`, rating_count, stars.length)
    compare(`stars of story ${id}`, rating_sum, sum(stars))
  }
  const open = stories.filter(({ is_findable }) => is_findable)
  compare('public stories', totals.stories, open.length)
  compare('ratings of public stories', totals.ratings, sum(open.map(({ rating_count }) => rating_count)))
  compare('stars of public stories', totals.stars, sum(open.map(({ rating_sum }) => rating_sum)))
  compare('answers of models in the sums of the days', spendCalls, sum(calls.map(({ count }) => count)))
  return found
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
