import { ageFilters, type FeedSort } from '@moonpage/contract/feed-filters'
import { longestSearch } from '@moonpage/contract/text-limits'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import css from './feed-filters.module.css'
import { useSearchDraft } from './use-search-draft.ts'
import { noFilters, feedPath, sortNames, type Filters } from './public-story-filters.ts'

type FeedFiltersProps = {
  filters: Filters
  /** @param replaces whether it takes the place of what was looked for before, on the way Back */
  onWant: (filters: Filters, replaces?: boolean) => void
}

/** Words, order and age. Words are looked for after a moment, the others at once. */
export const FeedFilters = ({ filters, onWant }: FeedFiltersProps) => {
  const { words, type, ask } = useSearchDraft(filters.search, (search, goesOn) =>
    onWant({ ...filters, search, page: 1 }, goesOn),
  )
  // What has been typed and not been asked for yet goes along.
  const want = (part: Partial<Filters>) => onWant({ ...filters, search: words.trim(), page: 1, ...part })
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
        onChange={(event) => want({ sort: event.target.value as FeedSort })}
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
        onChange={(event) => want({ age: event.target.value as Filters['age'] })}
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
          if (feedPath(filters) !== feedPath(noFilters)) onWant(noFilters)
        }}
      >
        Clear
      </Button>
    </form>
  )
}
