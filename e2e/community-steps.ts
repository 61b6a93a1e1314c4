import { rateStory } from '@moonpage/contract/ratings'
import { publishStory } from '@moonpage/contract/sharing'
import type { Story } from '@moonpage/contract/story'
import { updateStory } from '@moonpage/contract/story-tools'
import type { Parent } from '../scripts/lib/parent.ts'
import { createStories } from './create-stories.ts'
import { appUrl } from './steps.ts'

/** Calls a route as this user. @throws unless it succeeds */
export async function ask<T>(
  parent: Parent,
  { method, path }: { method: string; path: string },
  { id = '', body }: { id?: string; body?: object } = {},
): Promise<T> {
  const response = await fetch(appUrl() + path.replace('{id}', id), {
    method,
    headers: {
      authorization: `Bearer ${parent.signedIn.access_token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** Creates public stories without pictures, with a unique word in their summaries. Oldest first. */
export async function publish(owner: Parent, count: number, word: string): Promise<Story[]> {
  const stories = await createStories(
    owner,
    Array.from({ length: count }, () => 'owl' as const),
  )
  for (const { id } of stories) {
    await ask(owner, updateStory, { id, body: { summary: `A tale of ${word}.` } })
    await ask(owner, publishStory, { id })
  }
  return stories
}

export const rate = (parent: Parent, id: string, rating: number) =>
  ask(parent, rateStory, { body: { story_id: id, rating } })
