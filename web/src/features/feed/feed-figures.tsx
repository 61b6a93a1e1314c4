import type { PublicStats } from '@moonpage/contract/feed'
import { useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { initialData, withInitialData } from '../../data/initial-data.ts'
import { cx } from '../../lib/class-names.ts'
import css from './feed-figures.module.css'

const number = new Intl.NumberFormat('en-US')
const countOf = (count: number, one: string, many = `${one}s`) => [
  number.format(count),
  count === 1 ? one : many,
]

const linesOf = (stats: PublicStats) => [
  countOf(stats.total_public_stories, 'story', 'stories'),
  countOf(stats.total_views, 'reading'),
  ...(stats.overall_average_rating > 0
    ? [[stats.overall_average_rating.toFixed(1), 'stars on average']]
    : []),
  ...(stats.highly_rated_stories > 0 ? [[number.format(stats.highly_rated_stories), 'highly rated']] : []),
]

/** Placeholder that reserves the space of the figures. */
const placeholder: PublicStats = {
  total_public_stories: 100,
  total_views: 1000,
  overall_average_rating: 4.5,
  highly_rated_stories: 50,
}

/** Counts and average rating of public stories in one line; hidden if they cannot be loaded. */
export const FeedFigures = () => {
  const { data } = useQuery({
    queryKey: ['public', 'stats'],
    queryFn: ({ signal }) => call(routes.getPublicStats, {}, signal),
    ...withInitialData(initialData().stats),
  })
  const isLoaded = data !== undefined && data.total_public_stories > 0
  return (
    <ul className={cx(css.figures, !isLoaded && css.unknown)} aria-label="So far" aria-hidden={!isLoaded}>
      {linesOf(isLoaded ? data : placeholder).map(([figure, what]) => (
        <li key={what}>
          <b>{figure}</b> {what}
        </li>
      ))}
    </ul>
  )
}
