import { local } from '../../lib/storage.ts'

/** How long a story is, and how many of its pages have a picture. */
export type StorySize = { page_count: number; max_images: number }

const key = 'moonpage.create.extent'

/** What was chosen last in this browser; nothing where that cannot be read. The draft checks it. */
export const lastStorySize = (): Partial<StorySize> => {
  try {
    return JSON.parse(local.get(key) ?? '{}') as Partial<StorySize>
  } catch {
    return {}
  }
}

export const storeStorySize = ({ page_count, max_images }: StorySize): void =>
  local.set(key, JSON.stringify({ page_count, max_images }))
