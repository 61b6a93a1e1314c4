import { longestSearch } from '@moonpage/contract/text-limits'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/icon.tsx'
import search from '../../ui/icons/search.svg?raw'
import field from '../../ui/field.module.css'
import css from './story-filters.module.css'
import type { FilterDraft } from './use-filter-draft.ts'

/** The search field; submits the other filters too. */
export const SearchBox = ({ draft, change, apply }: FilterDraft) => (
  <form
    className={css.find}
    onSubmit={(event) => {
      event.preventDefault()
      apply()
    }}
  >
    <input
      type="search"
      className={field.input}
      aria-label="Search stories"
      placeholder="Search stories"
      autoComplete="off"
      maxLength={longestSearch}
      value={draft.search}
      onChange={(event) => change({ search: event.target.value })}
    />
    <Button type="submit">
      <Drawing svg={search} />
      Search
    </Button>
  </form>
)
