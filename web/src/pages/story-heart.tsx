import type { Story, StorySummary } from '@moonpage/contract/story'
import { lazy, Suspense } from 'react'
import { useSession } from '../data/session-store.ts'

// Lazy: visitors do not see it.
const FavoriteButton = lazy(async () => ({
  default: (await import('../features/favorites/favorite-button.tsx')).FavoriteButton,
}))

/** The favorite button of a public story. */
export const StoryHeart = ({ story }: { story: Story | StorySummary }) =>
  useSession().status === 'signed-in' ? (
    <Suspense>
      <FavoriteButton story={story} />
    </Suspense>
  ) : null
