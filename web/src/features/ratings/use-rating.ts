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
  /** The statistics, with pending changes applied. */
  stats: RatingStats
  /** Whether the user's own rating is loaded. */
  isKnown: boolean
  /** The load error. */
  error: Error | null
  onRetry: () => void
  isBusy: boolean
  /** @param stars 1 to 5; null removes the rating */
  rate: (stars: number | null) => void
}

/** The rating of a story and the user's own rating. Changes are sent one at a time. */
export const useRating = ({ id, average_rating, rating_count }: Story): Rating => {
  const { status, user } = useSession()
  const queries = useQueryClient()
  const queryKey = ['ratings', id, user?.id ?? null]
  const loadStats = (signal?: AbortSignal) =>
    call(routes.getRatingStats, { params: { story_id: id } }, signal)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => loadStats(signal),
    enabled: status !== 'checking',
    refetchOnMount: 'always',
  })
  const known = query.data ?? { average_rating, rating_count, user_rating: null }
  const change = useMutation({
    mutationKey: ['rate', id],
    scope: { id: `rate ${id}` },
    mutationFn: async (stars: number | null) => {
      try {
        if (stars !== null) return await saveRating(id, stars)
        await removeOwnRating(id)
      } catch (error) {
        const { storeRating } = await import('../../data/kept/outbox.ts')
        await storeRating(id, stars, optimisticStats(known, stars), error)
      }
      return stars === null ? 'removed' : 'given'
    },
    onSuccess: async (outcome, stars) => {
      showToast('success', thanks[outcome])
      // An answer on its way may be of before.
      await queries.cancelQueries({ queryKey })
      const fresh = await loadStats().catch(() => optimisticStats(known, stars))
      queries.setQueryData(queryKey, fresh)
      updateRatingCache(queries, id, fresh)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.isRefusal) void queries.invalidateQueries({ queryKey })
    },
  })
  return {
    stats: change.isPending ? optimisticStats(known, change.variables) : known,
    isKnown: query.data !== undefined,
    error: query.data || query.isFetching ? null : query.error,
    onRetry: () => void query.refetch(),
    isBusy: change.isPending,
    rate: (stars) => change.mutate(stars),
  }
}
