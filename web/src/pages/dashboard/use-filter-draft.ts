import { useState } from 'react'
import { noFilters, type Filters } from './own-story-filters.ts'

/** What has been typed and chosen and is not asked for yet; both search fields write the same words. */
export type FilterDraft = {
  draft: Filters
  change: (part: Partial<Filters>) => void
  /** Asks for it, from the first page on. */
  ask: () => void
  clear: () => void
}

export const useFilterDraft = (filters: Filters, onAsk: (filters: Filters) => void): FilterDraft => {
  const [draft, setDraft] = useState(filters)
  const [shown, setShown] = useState(filters)
  // Back and forward bring others; the fields stay, and with them the focus.
  if (shown !== filters) {
    setShown(filters)
    setDraft(filters)
  }
  return {
    draft,
    change: (part) => setDraft({ ...draft, ...part }),
    ask: () => onAsk({ ...draft, search: draft.search.trim(), page: 1 }),
    clear: () => {
      setDraft(noFilters)
      onAsk(noFilters)
    },
  }
}
