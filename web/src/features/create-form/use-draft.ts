import { useCallback, useState } from 'react'
import { rememberExtent } from './remembered-extent.ts'
import { forgetDraft, keepDraft, keptDraft, type StoryDraft } from './story-draft.ts'

/** What is being asked for, kept in this tab with every change. */
export const useDraft = () => {
  const [draft, setDraft] = useState(keptDraft)
  const change = useCallback(
    (part: Partial<StoryDraft>) =>
      setDraft((before) => {
        const after = { ...before, ...part }
        keepDraft(after)
        if ('max_images' in part || 'page_count' in part) rememberExtent(after)
        return after
      }),
    [],
  )
  return { draft, change, forget: forgetDraft }
}
