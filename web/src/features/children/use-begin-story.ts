import type { NewStory, Story } from '@moonpage/contract/story'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as routes from 'virtual:routes'
import { ApiError, messageOf } from '../../data/api-error.ts'
import { call } from '../../data/api.ts'
import { clearIdempotencyKey, idempotencyKey } from '../../data/idempotency-key.ts'
import { refreshOwnRole } from '../../data/refresh-own-role.ts'
import { delay } from '../../lib/delay.ts'
import { tonightKey } from './use-tonight.ts'

const pollMs = 120
/** After this long the reader shows that the first page is being written. */
const patienceMs = 4000
/** How long the button may be silent. */
const silentMs = 1000

/** The story once its first page is written, or as far as it is when `patienceMs` are over. */
async function withFirstPage(id: string): Promise<Story> {
  const giveUpAt = Date.now() + patienceMs
  for (;;) {
    const story = await call(routes.getStory, { params: { id } })
    if (story.story_pages.length > 0 || story.generation_status === 'failed' || Date.now() > giveUpAt)
      return story
    await delay(pollMs)
  }
}

/** What the server said of a request that it understood; else that nothing is lost. */
const failureText = (error: unknown): string =>
  error instanceof ApiError && error.isRefusal ? messageOf(error) : 'That did not work. Nothing is lost.'

export type BeginStory = ReturnType<typeof useBeginStory>

/**
 * Begins a story. A second press, or one after a lost answer, begins no second story. The card shows errors.
 * @returns the mutation; `isBusy` from the press until the reader opens, `isSlow` once it takes so long that the card
 * says so; and why it failed
 */
export const useBeginStory = (onBegun: (story: Story) => void) => {
  const queries = useQueryClient()
  const begin = useMutation({
    mutationFn: async (request: NewStory) => {
      const { id } = await call(routes.createStory, {
        body: request,
        headers: { 'idempotency-key': idempotencyKey(request) },
      })
      return withFirstPage(id)
    },
    meta: { quiet: true },
    onError: refreshOwnRole,
    onSuccess: (story) => {
      clearIdempotencyKey()
      queries.setQueryData(['story', story.id], story)
      void queries.invalidateQueries({ queryKey: ['stories'] })
      void queries.invalidateQueries({ queryKey: tonightKey })
      onBegun(story)
    },
  })
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!begin.isPending) return
    const timer = setTimeout(() => setSlow(true), silentMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [begin.isPending])
  const isBusy = begin.isPending || begin.isSuccess
  return {
    begin,
    isBusy,
    isSlow: isBusy && isSlow,
    failure: begin.isError ? failureText(begin.error) : null,
  }
}
