import type { Story } from '@moonpage/contract/story'
import { canMakeStories, useSession } from '../../data/session-store.ts'
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx'
import { useNavigate } from '../../lib/router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { wishFor } from './wish-for.ts'

/** At the end of the user's own story: the favorite button, and another story with the hero. */
export const OwnEnding = ({ story }: { story: Story }) => {
  const navigate = useNavigate()
  const { user } = useSession()
  const { hero } = story
  return (
    <>
      <FavoriteButton story={story} />
      {hero && canMakeStories(user) && (
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
      )}
    </>
  )
}
