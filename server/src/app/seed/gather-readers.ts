import { toggleFavorite } from '@moonpage/contract/favorites'
import { getPublicStory } from '@moonpage/contract/feed'
import { rateStory } from '@moonpage/contract/ratings'
import { reportsToHide, reportStory } from '@moonpage/contract/reports'
import pMap from 'p-map'
import { chance } from './chance.ts'
import type { FamilyMember } from './sign-up-demo.ts'
import type { GeneratedStory } from './generate-stories.ts'
import { apiClient } from './api-client.ts'

const atOnce = 4
const mostVisitors = 40

/** The last one is used once. */
const reasons = [
  'The storm on the fourth page kept our little one awake.',
  'This is not what the summary says.',
  null,
  'I think that I have read this one before.',
]

/**
 * Lets families and anonymous readers read public stories, some often, others rarely. Some stories are rated and
 * favorited, a few reported, and one is hidden by reports.
 * @returns the number of views
 */
export async function gatherReaders(
  url: string,
  members: readonly FamilyMember[],
  stories: readonly GeneratedStory[],
): Promise<number> {
  const open = stories.filter(({ isPublic }) => isPublic)
  const visits = open.flatMap((story) => visitsTo(url, members, story))
  await pMap(visits, (visit) => visit(), { concurrency: atOnce })
  for (const [place, reports] of [
    [2, reportsToHide],
    [5, 1],
    [9, 1],
  ] as const) {
    const story = open[place]
    if (!story) continue
    const others = members.filter((member) => member !== story.owner).slice(0, reports)
    for (const [index, { ask }] of others.entries())
      await ask(reportStory, {
        params: { id: story.id },
        body: { reason: reasons[reports === 1 ? 3 : index] ?? null },
      })
  }
  return visits.length
}

function visitsTo(url: string, members: readonly FamilyMember[], { id, number, owner }: GeneratedStory) {
  const next = chance(`readers of ${number}`)
  const params = { id }
  const liking = next()
  const visits: (() => Promise<void>)[] = []
  for (const { ask } of members.filter((member) => member !== owner)) {
    if (next() > 0.3 + 0.6 * liking) continue
    const stars =
      next() < 0.7 ? Math.min(5, Math.max(1, Math.round(2.6 + 2.2 * liking + 1.6 * (next() - 0.5)))) : null
    const keeps = next() < 0.4 * liking
    visits.push(async () => {
      await ask(getPublicStory, { params })
      if (stars !== null) await ask(rateStory, { body: { story_id: id, rating: stars } })
      if (keeps) await ask(toggleFavorite, { params })
    })
  }
  const strangers = Math.round(mostVisitors * liking * next())
  for (let stranger = 1; stranger <= strangers; stranger++)
    visits.push(async () => {
      await apiClient(url, { address: `198.51.100.${stranger}` })(getPublicStory, { params })
    })
  return visits
}
