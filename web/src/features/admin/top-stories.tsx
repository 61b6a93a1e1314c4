import type { AdminStats } from '@moonpage/contract/admin-stats'
import { Link } from '../../ui/link.tsx'
import { Stars } from '../../ui/stars.tsx'
import css from './top-stories.module.css'

const number = new Intl.NumberFormat('en-US')

/** The public stories with the most views, linked to their first pages. */
export const TopStories = ({ stories }: { stories: AdminStats['top_stories'] }) =>
  stories.length === 0 ? (
    <p className="soft">There is no public story yet.</p>
  ) : (
    <table className={css.table} aria-label="Top 5 Public Stories">
      <thead>
        <tr>
          <th scope="col">Story</th>
          <th scope="col">Views</th>
          <th scope="col">Ratings</th>
          <th scope="col">Average</th>
        </tr>
      </thead>
      <tbody>
        {stories.map((story) => (
          <tr key={story.id}>
            <th scope="row">
              <Link to={`/public/story/${encodeURIComponent(story.id)}/page/1`}>{story.title}</Link>
            </th>
            <td>
              {number.format(story.view_count)}
              <span className={css.onCard}>{story.view_count === 1 ? ' view' : ' views'}</span>
            </td>
            <td>
              {number.format(story.rating_count)}
              <span className={css.onCard}>{story.rating_count === 1 ? ' rating' : ' ratings'}</span>
            </td>
            <td>
              {story.rating_count > 0 ? (
                <span className={css.average}>
                  <Stars average={story.average_rating} />
                  <span aria-hidden="true">{story.average_rating.toFixed(1)}</span>
                </span>
              ) : (
                'None yet'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
