import { useState } from 'react'
import { everything, type Wanted } from './wanted.ts'

/** What has been typed and chosen and is not asked for yet; both search fields write the same words. */
export type FilterDraft = {
  draft: Wanted
  change: (part: Partial<Wanted>) => void
  /** Asks for it, from the first page on. */
  ask: () => void
  clear: () => void
}

export const useFilterDraft = (wanted: Wanted, onAsk: (wanted: Wanted) => void): FilterDraft => {
  const [draft, setDraft] = useState(wanted)
  const [shown, setShown] = useState(wanted)
  // Back and forward bring others; the fields stay, and with them the focus.
  if (shown !== wanted) {
    setShown(wanted)
    setDraft(wanted)
  }
  return {
    draft,
    change: (part) => setDraft({ ...draft, ...part }),
    ask: () => onAsk({ ...draft, search: draft.search.trim(), page: 1 }),
    clear: () => {
      setDraft(everything)
      onAsk(everything)
    },
  }
}
