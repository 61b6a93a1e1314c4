import { ageFilters, type FeedSort } from '@moonpage/contract/feed-filters'
import { longestSearch } from '@moonpage/contract/text-limits'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import css from './feed-filters.module.css'
import { useSearchDraft } from './use-search-draft.ts'
import { noFilters, feedPath, sortNames, type Filters } from './public-story-filters.ts'

type FeedFiltersProps = {
  filters: Filters
  /** @param replaces whether it replaces the current history entry */
  onFilter: (filters: Filters, replaces?: boolean) => void
}

/** Search text, order and age. The search is debounced. */
export const FeedFilters = ({ filters, onFilter }: FeedFiltersProps) => {
  const { words, type, ask } = useSearchDraft(filters.search, (search, continues) =>
    onFilter({ ...filters, search, page: 1 }, continues),
  )
  // Includes typed text that was not searched for yet.
  const filterBy = (part: Partial<Filters>) =>
    onFilter({ ...filters, search: words.trim(), page: 1, ...part })
  return (
    <form
      className={css.filters}
      role="search"
      aria-label="Public stories"
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <Field
        label="Search"
        type="search"
        placeholder="A whale, a castle, courage"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestSearch}
        value={words}
        onChange={(event) => type(event.target.value)}
      />
      <Select
        label="Sort by"
        value={filters.sort}
        onChange={(event) => filterBy({ sort: event.target.value as FeedSort })}
      >
        {Object.entries(sortNames).map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label="Age"
        value={filters.age}
        onChange={(event) => filterBy({ age: event.target.value as Filters['age'] })}
      >
        <option value="">All Ages</option>
        {ageFilters.map((age) => (
          <option key={age} value={age}>
            {age}
          </option>
        ))}
      </Select>
      <Button
        look="bare"
        className={css.clear}
        onClick={() => {
          type('')
          if (feedPath(filters) !== feedPath(noFilters)) onFilter(noFilters)
        }}
      >
        Clear
      </Button>
    </form>
  )
}
