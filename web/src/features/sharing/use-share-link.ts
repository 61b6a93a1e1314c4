import type { ShareLink, ShareOptions } from '@moonpage/contract/sharing'
import type { Story, StorySummary } from '@moonpage/contract/story'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import type { Shared } from './share-sheet.tsx'

/** The valid share link in a story's fields; null if none. */
const linkOf = (story: Story | StorySummary): ShareLink | null => {
  const { share_url, share_token, share_expires_at: expires_at, share_includes_names: names } = story
  if (!share_url || !share_token || !expires_at) return null
  return {
    share_url,
    share_token,
    expires_at,
    include_names: names ?? false,
    include_recordings: story.share_includes_recordings ?? false,
  }
}

/** Updates the cached story with its link, or without one, and reloads the lists. */
const updateCaches = (queries: QueryClient, id: string, link: ShareLink | null) => {
  queries.setQueryData<Story>(
    ['story', id],
    (story) =>
      story && {
        ...story,
        is_shared: link !== null,
        share_token: link?.share_token ?? null,
        share_url: link?.share_url ?? null,
        share_expires_at: link?.expires_at ?? null,
        share_includes_names: link?.include_names ?? null,
        share_includes_recordings: link?.include_recordings ?? false,
      },
  )
  for (const key of ['stories', 'favorites', 'me']) void queries.invalidateQueries({ queryKey: [key] })
}

/** The share link of a story, and its mutations. The dialog shows errors. */
export const useShareLink = (story: Story | StorySummary): Shared => {
  const { id } = story
  const queries = useQueryClient()
  const [link, setLink] = useState(() => linkOf(story))
  const updateLink = (next: ShareLink | null) => {
    setLink(next)
    updateCaches(queries, id, next)
  }
  const change = useMutation({
    mutationFn: (options: ShareOptions) => call(routes.shareStory, { params: { id }, body: options }),
    meta: { quiet: true },
    onSuccess: updateLink,
  })
  const end = useMutation({
    mutationFn: () => call(routes.revokeShare, { params: { id } }),
    meta: { quiet: true },
    onSuccess: () => updateLink(null),
  })
  return { link, change, end }
}
