import type { Story } from '@moonpage/contract/story'
import type { StoryRequest } from '@moonpage/contract/story-input'
import type { Parent } from '../scripts/lib/parent.ts'

/** Creates short stories without pictures, three at a time as the app allows; the last one is the newest. */
export async function createStories(parent: Parent, subjects: StoryRequest['subject'][]): Promise<Story[]> {
  const stories: Story[] = []
  for (let at = 0; at < subjects.length; at += 3) {
    const begun: Story[] = []
    for (const subject of subjects.slice(at, at + 3))
      begun.push(
        await parent.create({
          subject,
          theme: 'courage',
          setting: 'forest',
          page_count: 4,
          max_images: 0,
        }),
      )
    for (const { id } of begun) stories.push(await parent.waitFor(id, 50))
  }
  return stories
}

/** Calls the app as this user. @throws unless it succeeds */
export async function callAs(parent: Parent, url: string, method: 'POST' | 'DELETE'): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${parent.signedIn.access_token}`,
    },
  })
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`)
}
