import { useState } from 'react'
import { messageOf } from '../data/api-error.ts'
import { canMakeStories, useSession } from '../data/session-store.ts'
import { drawCategory } from '../features/categories/category-icon.tsx'
import { Keepsake } from '../features/readings/keepsake.tsx'
import { MonthCalendar } from '../features/readings/month-calendar.tsx'
import { isMonth, monthOf, nameOfMonth } from '../features/readings/months.ts'
import { ReadingList } from '../features/readings/reading-list.tsx'
import { useReadings } from '../features/readings/use-readings.ts'
import { Navigate, useParams } from '../lib/router/router.tsx'
import { ArrowLink, BackLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import css from './month.module.css'

/** What the family read together in a month. */
export const Month = () => {
  const { month } = useParams()
  const [now] = useState(() => monthOf(new Date()))
  if (month !== undefined && !isMonth(month)) return <Navigate to="/together" replace />
  return <Together month={month ?? now} now={now} />
}

/** @param now this month */
const Together = ({ month, now }: { month: string; now: string }) => {
  const title = `${nameOfMonth(month)} together`
  usePageTitle(title)
  const { user } = useSession()
  const { data, isError, error, refetch, isPlaceholderData } = useReadings(month)
  const pathOf = (other: string) => (other === now ? '/together' : `/together/${other}`)
  const next = data?.next_month ?? (month < now ? now : null)
  return (
    <div className={`wrap ${css.month}`}>
      <BackLink to="/dashboard">Back to My Stories</BackLink>
      <h1>{title}</h1>
      <nav className={css.others} aria-label="Months">
        {data?.previous_month && (
          <BackLink to={pathOf(data.previous_month)}>{nameOfMonth(data.previous_month)}</BackLink>
        )}
        {next && <ArrowLink to={pathOf(next)}>{nameOfMonth(next)}</ArrowLink>}
      </nav>
      {isError && !data && <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>}
      {!data && !isError && <Spinner>One moment</Spinner>}
      {data && (
        <div aria-busy={isPlaceholderData}>
          {data.is_recording && (
            <div className={css.columns}>
              <MonthCalendar
                month={month}
                readings={isPlaceholderData ? [] : data.readings}
                icon={drawCategory}
              />
              <section aria-labelledby="read">
                <h2 id="read">{month === now ? 'Read lately' : `Read in ${nameOfMonth(month)}`}</h2>
                {data.readings.length === 0 && !isPlaceholderData && (
                  <p className="soft">Read a book to its last page, and you’ll find it here.</p>
                )}
                <ReadingList readings={isPlaceholderData ? [] : data.readings} icon={drawCategory} />
              </section>
            </div>
          )}
          <Keepsake isRecording={data.is_recording} isParent={canMakeStories(user)} />
        </div>
      )}
    </div>
  )
}
