import { fillNames } from '@moonpage/contract/names'
import type { WebhookEvent } from '@moonpage/contract/webhooks'
import { givenNames, standInNames } from '../stories/reader-names.ts'

type TitledStory = Parameters<typeof standInNames>[0] & {
  id: string
  title: string
  generation_error: string | null
}

/** What a webhook is told, as JSON: nothing of children, and names only where its owner chose that. */
export function webhookBody(
  { event, created_at }: { event: WebhookEvent; created_at: Date },
  story: TitledStory | null,
  { site, includeNames }: { site: string; includeNames: boolean },
): string {
  return JSON.stringify({
    type: event,
    timestamp: created_at.toISOString(),
    data: story ? dataOf(event, story, { site, includeNames }) : {},
  })
}

function dataOf(
  event: WebhookEvent,
  story: TitledStory,
  { site, includeNames }: { site: string; includeNames: boolean },
) {
  const api = `${site}/api/v1/stories/${story.id}`
  const told = {
    story_id: story.id,
    title: fillNames(story.title, includeNames ? givenNames(story) : standInNames(story)),
  }
  return event === 'story.completed'
    ? {
        ...told,
        links: { page: `${site}/story/${story.id}/page/1`, story: api, epub: `${api}/download?format=epub` },
      }
    : { ...told, error: story.generation_error, links: { page: `${site}/story/${story.id}`, story: api } }
}
