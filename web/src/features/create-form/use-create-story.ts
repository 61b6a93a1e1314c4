import type { NewStoryRequest, Story } from '@moonpage/contract/story'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { ApiError } from '../../data/api-error.ts'
import { generationInfoKey } from './use-generation-info.ts'
import { idempotencyKey, clearIdempotencyKey } from '../../data/idempotency-key.ts'

/** Creates a story. The page shows errors and keeps the draft. */
export const useCreateStory = (onCreated: (story: Story) => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (request: NewStoryRequest) =>
      call(routes.createStory, {
        body: request,
        headers: { 'idempotency-key': idempotencyKey(request) },
      }),
    meta: { quiet: true },
    onSuccess: (story) => {
      clearIdempotencyKey()
      queries.setQueryData(['story', story.id], story)
      void queries.invalidateQueries({ queryKey: ['stories'] })
      onCreated(story)
    },
    onError: (error) => {
      // The budget was used up meanwhile: reload the notice.
      if (error instanceof ApiError && error.code === 'over_budget')
        void queries.invalidateQueries({ queryKey: generationInfoKey })
    },
  })
}
