import { Button, LinkButton } from '../../ui/button.tsx'
import css from './nothing-found.module.css'
import { isFiltered, type Filters } from './public-story-filters.ts'

/** Ages without stories so far. */
const unsupportedAges = new Set<Filters['age']>(['0-2', '9-12', '13+'])

const reasonOf = ({ search, age }: Filters) => {
  if (unsupportedAges.has(age)) return 'Books here are for ages 3 to 8 so far.'
  return search ? 'Nothing matches that. Try fewer words.' : 'There’s nothing for this age yet.'
}

type NothingFoundProps = { filters: Filters; onAll: () => void }

/** The empty state of the feed, with or without filters. */
export const NothingFound = ({ filters, onAll }: NothingFoundProps) => {
  const hasFilters = isFiltered(filters)
  return (
    <div className={css.none}>
      <img
        className="art"
        src={hasFilters ? '/art/lost.webp' : '/art/empty-owl.webp'}
        alt=""
        width="220"
        height={hasFilters ? 220 : 211}
      />
      <h2>No Stories Found</h2>
      {hasFilters ? (
        <>
          <p className="lead soft">{reasonOf(filters)}</p>
          <Button onClick={onAll}>Show all stories</Button>
        </>
      ) : (
        <>
          <p className="lead soft">There are no books on this shelf yet.</p>
          <LinkButton to="/create" look="lamp" size="big">
            Create a story
          </LinkButton>
        </>
      )}
    </div>
  )
}
