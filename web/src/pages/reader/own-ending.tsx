import type { Story } from '@moonpage/contract/story'
import { messageOf } from '../../data/api-error.ts'
import { canMakeStories, useSession } from '../../data/session-store.ts'
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx'
import { useStartSeries } from '../../features/series/use-start-series.ts'
import { useNavigate } from '../../lib/router/router.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { wishFor } from './wish-for.ts'

// Here, because a file of its own would cost every first page of a book its name in a list.
const worldPath = (id: string) => `/dashboard/worlds/${id}`

/** At the end of the user's own story: the favorite button, the next adventure, and another story with the hero. */
export const OwnEnding = ({ story }: { story: Story }) => {
  const navigate = useNavigate()
  const { user } = useSession()
  const { hero, series } = story
  const start = useStartSeries(story, (id) => navigate(worldPath(id)))
  return (
    <>
      <FavoriteButton story={story} />
      {hero && canMakeStories(user) && (
        <>
          {series ? (
            <LinkButton to={worldPath(series.id)}>
              <span>
                {series.is_ended ? 'The world of ' : 'Continue: '}
                <bdi>{series.name}</bdi>
              </span>
            </LinkButton>
          ) : (
            story.generation_status === 'completed' && (
              <Button
                aria-disabled={start.isPending || undefined}
                onClick={() => !start.isPending && start.mutate()}
              >
                <span aria-live="polite">
                  {start.isPending ? 'One moment' : 'Another adventure with them'}
                </span>
              </Button>
            )
          )}
          <Button
            onClick={() => {
              wishFor(story, hero)
              navigate('/create')
            }}
          >
            <span>
              Another story with <bdi>{hero.name}</bdi>
            </span>
          </Button>
        </>
      )}
      {start.isError && <p role="alert">{messageOf(start.error)}</p>}
    </>
  )
}
