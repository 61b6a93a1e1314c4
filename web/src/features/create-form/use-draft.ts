import { useCallback, useState } from 'react'
import { storeStorySize } from './last-story-size.ts'
import { clearDraft, storeDraft, storedDraft, type StoryDraft } from './story-draft.ts'

/** The draft, stored in this tab on every change. */
export const useDraft = () => {
  const [draft, setDraft] = useState(storedDraft)
  const change = useCallback(
    (part: Partial<StoryDraft>) =>
      setDraft((before) => {
        const after = { ...before, ...part }
        storeDraft(after)
        if ('max_images' in part || 'page_count' in part) storeStorySize(after)
        return after
      }),
    [],
  )
  return { draft, change, forget: clearDraft }
}
