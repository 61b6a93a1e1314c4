import type { AdminStats } from '@moonpage/contract/admin-stats'
import { DayChart } from '../../features/admin/day-chart.tsx'
import { StatCards } from '../../features/admin/stat-cards.tsx'
import { TopStories } from '../../features/admin/top-stories.tsx'
import { useStats } from '../../features/admin/use-stats.ts'
import { Failed } from './failed.tsx'
import css from './overview.module.css'

const charts = [
  ['new_users', 'New people', ['person', 'people']],
  ['new_stories', 'New stories', ['story', 'stories']],
  ['generations', 'Generations', ['generation', 'generations']],
] as const

const Skeleton = () => (
  <div className={css.blank} aria-hidden="true">
    {[0, 1, 2, 3].map((index) => (
      <i key={index} />
    ))}
  </div>
)

const Figures = ({ stats }: { stats: AdminStats }) => (
  <>
    <StatCards stats={stats} />
    <h2 className={css.heading}>The last 30 days</h2>
    <div className={css.charts}>
      {charts.map(([field, title, unit]) => (
        <DayChart
          key={field}
          title={title}
          unit={unit}
          days={stats.daily.map((day) => ({ day: day.day, value: day[field] }))}
        />
      ))}
    </div>
    <h2 className={css.heading}>Top 5 Public Stories</h2>
    <TopStories stories={stats.top_stories} />
  </>
)

/** Statistics of the site. */
export const Overview = () => {
  const { data, isPending, error, refetch } = useStats()
  return (
    <section aria-label="Overview" aria-busy={isPending}>
      {isPending && <Skeleton />}
      {error && !data && (
        <Failed
          failure="Failed to load dashboard data"
          error={error}
          heading="h2"
          onRetry={() => void refetch()}
        />
      )}
      {data && <Figures stats={data} />}
    </section>
  )
}
