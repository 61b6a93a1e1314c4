import type { RatingStats } from '@moonpage/contract/ratings'
import type { Story } from '@moonpage/contract/story'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { ApiError } from '../../data/api-error.ts'
import { useSession } from '../../data/session-store.ts'
import { showToast } from '../../ui/toasts.ts'
import { saveRating, removeOwnRating } from './save-rating.ts'
import { updateRatingCache } from './rating-cache.ts'
import { optimisticStats } from './optimistic-stats.ts'

const thanks = {
  given: 'Thank you for rating this story',
  changed: 'Your rating has been changed',
  removed: 'Rating removed successfully!',
} as const

type Rating = {
  /** What is to be seen: already with the stars that are on their way. */
  stats: RatingStats
  /** Whether one's own stars are known. */
  isKnown: boolean
  /** Why they are not. */
  error: Error | null
  onRetry: () => void
  isBusy: boolean
  /** @param stars 1 to 5; null takes them back */
  rate: (stars: number | null) => void
}

/** How a story is rated, and one's own part in it. One change at a time goes to the server. */
export const useRating = ({ id, average_rating, rating_count }: Story): Rating => {
  const { status, user } = useSession()
  const queries = useQueryClient()
  const queryKey = ['ratings', id, user?.id ?? null]
  const ask = (signal?: AbortSignal) => call(routes.getRatingStats, { params: { story_id: id } }, signal)
  const asked = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(signal),
    enabled: status !== 'checking',
    refetchOnMount: 'always',
  })
  const known = asked.data ?? { average_rating, rating_count, user_rating: null }
  const change = useMutation({
    mutationKey: ['rate', id],
    scope: { id: `rate ${id}` },
    mutationFn: async (stars: number | null) => {
      if (stars !== null) return saveRating(id, stars)
      await removeOwnRating(id)
      return 'removed'
    },
    onSuccess: async (done, stars) => {
      showToast('success', thanks[done])
      // An answer on its way may be of before.
      await queries.cancelQueries({ queryKey })
      const fresh = await ask().catch(() => optimisticStats(known, stars))
      queries.setQueryData(queryKey, fresh)
      updateRatingCache(queries, id, fresh)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.isRefusal) void queries.invalidateQueries({ queryKey })
    },
  })
  return {
    stats: change.isPending ? optimisticStats(known, change.variables) : known,
    isKnown: asked.data !== undefined,
    error: asked.data || asked.isFetching ? null : asked.error,
    onRetry: () => void asked.refetch(),
    isBusy: change.isPending,
    rate: (stars) => change.mutate(stars),
  }
}
