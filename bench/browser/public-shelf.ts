import type { StoryRequest } from '@moonpage/contract/story-input'
import { callAs } from '../../e2e/create-stories.ts'
import { signUpAt } from '../../scripts/lib/parent.ts'

const wishes: readonly StoryRequest[] = [
  { subject: 'owl', theme: 'kindness', setting: 'castle' },
  { subject: 'dragon', theme: 'friendship', setting: 'mountain' },
  { subject: 'bear', theme: 'courage', setting: 'garden' },
  { subject: 'cat', theme: 'kindness', setting: 'farm' },
  { subject: 'whale', theme: 'curiosity', setting: 'at-sea' },
  { subject: 'fox', theme: 'courage', setting: 'forest' },
]

/** Creates public books with pictures, the newest last. @returns the id of the newest */
export async function fillPublicShelf(url: string): Promise<string> {
  const parent = await signUpAt(url)
  let newest = ''
  for (const wish of wishes) {
    const { id } = await parent.create({ ...wish, page_count: 6, max_images: 3 })
    const { generation_status } = await parent.waitFor(id)
    if (generation_status !== 'completed') throw new Error(`A book for the shelf ended ${generation_status}`)
    await callAs(parent, `${url}/api/v1/public/${id}/share`, 'POST')
    newest = id
  }
  return newest
}
