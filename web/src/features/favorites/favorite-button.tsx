import type { Story, StorySummary } from '@moonpage/contract/story'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { ApiError } from '../../data/api-error.ts'
import { useSession } from '../../data/session-store.ts'
import { cx } from '../../lib/class-names.ts'
import { Drawing } from '../../ui/icon.tsx'
import fullHeart from '../../ui/icons/heart-full.svg?raw'
import heart from '../../ui/icons/heart.svg?raw'
import { ErrorHint } from './error-hint.tsx'
import css from './favorite-button.module.css'
import { updateFavoriteCache, invalidateFavorites } from './favorite-cache.ts'

type FavoriteButtonProps = {
  story: Story | StorySummary
  /** Gets the error message too; the hint is then silent for screen readers, because the screen announces it. */
  onFailed?: (message: string) => void
}

/** An optimistic toggle that ends in the server's state. Visitors do not see it on public stories. */
export const FavoriteButton = ({ story, onFailed }: FavoriteButtonProps) => {
  const isSignedOut = useSession().status === 'signed-out'
  const queries = useQueryClient()
  const [hint, setHint] = useState<string | null>(null)
  const toggle = useMutation({
    mutationKey: ['favorite', story.id],
    mutationFn: (to: boolean) =>
      call(routes.toggleFavorite, { params: { id: story.id } }).catch(async (error: unknown) => {
        const outbox = await import('../../data/kept/outbox.ts').catch(() => null)
        if (!outbox) throw error
        return outbox.storeFavorite(story.id, to, error)
      }),
    meta: { quiet: true },
    onSuccess: (reply) => updateFavoriteCache(queries, story, reply),
    onError: (error) => {
      const message = error.message || 'Failed to update favorite status'
      setHint(message)
      onFailed?.(message)
      // It was deleted, or made private.
      if (error instanceof ApiError && error.status === 404) invalidateFavorites(queries)
    },
  })
  if (isSignedOut && story.is_public) return null

  const isOn = toggle.isPending ? toggle.variables : story.is_favorited
  const press = () => {
    if (toggle.isPending) return
    setHint(isSignedOut ? 'Please log in to favorite stories' : null)
    if (!isSignedOut) toggle.mutate(!story.is_favorited)
  }
  return (
    <>
      <button
        type="button"
        className={cx(css.heart, isOn && css.on)}
        aria-label={`Favorite: ${story.title}`}
        aria-pressed={isOn}
        // Not `disabled`, which would lose the keyboard focus.
        aria-disabled={toggle.isPending}
        onClick={press}
      >
        <Drawing svg={isOn ? fullHeart : heart} />
      </button>
      {hint && (
        <ErrorHint key={hint} isSilent={onFailed !== undefined} onEnd={() => setHint(null)}>
          {hint}
        </ErrorHint>
      )}
    </>
  )
}
