import { local } from '../../lib/storage.ts'

/** Numbers of pages and pictures. */
export type StorySize = { page_count: number; max_images: number }

const key = 'moonpage.create.extent'

/** The last choice in this browser; empty if there is none. Not validated: the draft's schema does that. */
export const lastStorySize = (): Partial<StorySize> => {
  try {
    return JSON.parse(local.get(key) ?? '{}') as Partial<StorySize>
  } catch {
    return {}
  }
}

export const storeStorySize = ({ page_count, max_images }: StorySize): void =>
  local.set(key, JSON.stringify({ page_count, max_images }))
