import type { ModerationAction, ReportedStory, ReportedStoryList } from '@moonpage/contract/moderation'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { ApiError } from '../../data/api-error.ts'
import { call } from '../../data/api.ts'
import { refreshOwnRole } from '../../data/refresh-own-role.ts'
import { showToast } from '../../ui/toasts.ts'
import { reportedKey } from './use-reported.ts'

const done = (isDown: boolean, approved: boolean): string => {
  if (isDown) return approved ? 'The story can be public again.' : 'The story stays unpublished.'
  return approved ? 'Report dismissed and story kept public.' : 'Story has been unpublished.'
}

/** Takes a story that is decided out of every page of the list, and asks for what moves up. */
const drop = (queries: QueryClient, id: string) => {
  queries.setQueriesData<ReportedStoryList>({ queryKey: [reportedKey, 'list'] }, (list) => {
    const stories = list?.stories.filter((story) => story.id !== id)
    return list && stories && stories.length < list.stories.length
      ? { ...list, stories, total: list.total - 1 }
      : list
  })
  void queries.invalidateQueries({ queryKey: [reportedKey] })
}

/** Decides about a story as it was shown. @param onDone before it leaves the list */
export const useModerate = (story: ReportedStory, onDone: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (action: Pick<ModerationAction, 'approved' | 'note'>) =>
      call(routes.moderateStory, {
        params: { id: story.id },
        body: { ...action, last_decision: story.last_decision },
      }),
    onMutate: () => queries.cancelQueries({ queryKey: [reportedKey] }),
    onSuccess: (_outcome, { approved }) => {
      onDone()
      drop(queries, story.id)
      showToast('success', done(story.moderation_status === 'taken_down', approved))
    },
    onError: async (error) => {
      await refreshOwnRole(error)
      // Decided or deleted meanwhile: what is shown is what is wrong.
      if (error instanceof ApiError && [404, 409].includes(error.status))
        void queries.invalidateQueries({ queryKey: [reportedKey] })
    },
  })
}
