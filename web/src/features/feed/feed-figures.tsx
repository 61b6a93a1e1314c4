import type { PublicStats } from '@moonpage/contract/feed'
import { useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { initialData, withInitialData } from '../../data/initial-data.ts'
import { cx } from '../../lib/class-names.ts'
import css from './feed-figures.module.css'

const whole = new Intl.NumberFormat('en-US')
const counted = (count: number, one: string, many = `${one}s`) => [
  whole.format(count),
  count === 1 ? one : many,
]

const linesOf = (stats: PublicStats) => [
  counted(stats.total_public_stories, 'story', 'stories'),
  counted(stats.total_views, 'reading'),
  ...(stats.overall_average_rating > 0
    ? [[stats.overall_average_rating.toFixed(1), 'stars on average']]
    : []),
  ...(stats.highly_rated_stories > 0 ? [[whole.format(stats.highly_rated_stories), 'highly rated']] : []),
]

/** Takes as much room as the figures will. */
const likely: PublicStats = {
  total_public_stories: 100,
  total_views: 1000,
  overall_average_rating: 4.5,
  highly_rated_stories: 50,
}

/** How much there is to read, and how it is liked, in one quiet line. Nobody misses it where it cannot be had. */
export const FeedFigures = () => {
  const { data } = useQuery({
    queryKey: ['public', 'stats'],
    queryFn: ({ signal }) => call(routes.getPublicStats, {}, signal),
    ...withInitialData(initialData().stats),
  })
  const isThere = data !== undefined && data.total_public_stories > 0
  return (
    <ul className={cx(css.figures, !isThere && css.unknown)} aria-label="So far" aria-hidden={!isThere}>
      {linesOf(isThere ? data : likely).map(([figure, what]) => (
        <li key={what}>
          <b>{figure}</b> {what}
        </li>
      ))}
    </ul>
  )
}
