import { useState } from 'react'
import { noFilters, type Filters } from './own-story-filters.ts'

/** Filters that are edited but not applied yet; both search fields share the text. */
export type FilterDraft = {
  draft: Filters
  change: (part: Partial<Filters>) => void
  /** Applies the filters, starting at page 1. */
  apply: () => void
  clear: () => void
}

export const useFilterDraft = (filters: Filters, onApply: (filters: Filters) => void): FilterDraft => {
  const [draft, setDraft] = useState(filters)
  const [shown, setShown] = useState(filters)
  // Resets the fields in place on back and forward: remounting them would lose the focus.
  if (shown !== filters) {
    setShown(filters)
    setDraft(filters)
  }
  return {
    draft,
    change: (part) => setDraft({ ...draft, ...part }),
    apply: () => onApply({ ...draft, search: draft.search.trim(), page: 1 }),
    clear: () => {
      setDraft(noFilters)
      onApply(noFilters)
    },
  }
}
