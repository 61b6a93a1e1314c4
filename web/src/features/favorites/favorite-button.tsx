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
  /** Told what went wrong beside the words under the heart: then the screen says it aloud. */
  onFailed?: (message: string) => void
}

/** A heart that turns at once and stands in the end as the server says. Visitors have none on public stories. */
export const FavoriteButton = ({ story, onFailed }: FavoriteButtonProps) => {
  const isSignedOut = useSession().status === 'signed-out'
  const queries = useQueryClient()
  const [complaint, setComplaint] = useState<string | null>(null)
  const toggle = useMutation({
    mutationKey: ['favorite', story.id],
    mutationFn: (_to: boolean) => call(routes.toggleFavorite, { params: { id: story.id } }),
    meta: { quiet: true },
    onSuccess: (answer) => updateFavoriteCache(queries, story, answer),
    onError: (error) => {
      const message = error.message || 'Failed to update favorite status'
      setComplaint(message)
      onFailed?.(message)
      // Somebody deleted it, or made it private again.
      if (error instanceof ApiError && error.status === 404) invalidateFavorites(queries)
    },
  })
  if (isSignedOut && story.is_public) return null

  const isOn = toggle.isPending ? toggle.variables : story.is_favorited
  const press = () => {
    if (toggle.isPending) return
    setComplaint(isSignedOut ? 'Please log in to favorite stories' : null)
    if (!isSignedOut) toggle.mutate(!story.is_favorited)
  }
  return (
    <>
      <button
        type="button"
        className={cx(css.heart, isOn && css.on)}
        aria-label={`Favorite: ${story.title}`}
        aria-pressed={isOn}
        // Not `disabled`, which takes the keyboard's place away.
        aria-disabled={toggle.isPending}
        onClick={press}
      >
        <Drawing svg={isOn ? fullHeart : heart} />
      </button>
      {complaint && (
        <ErrorHint key={complaint} isSilent={onFailed !== undefined} onEnd={() => setComplaint(null)}>
          {complaint}
        </ErrorHint>
      )}
    </>
  )
}
