import type { ModerationAction, ReportedStory, ReportedStoryList } from '@moonpage/contract/moderation'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { ApiError } from '../../data/api-error.ts'
import { call } from '../../data/api.ts'
import { refreshOwnRole } from '../../data/refresh-own-role.ts'
import { showToast } from '../../ui/toasts.ts'
import { reportedKey } from './use-reported.ts'

const successMessage = (isDown: boolean, approved: boolean): string => {
  if (isDown) return approved ? 'The story can be public again.' : 'The story stays unpublished.'
  return approved ? 'Report dismissed and story kept public.' : 'Story has been unpublished.'
}

/** Removes a decided story from every cached list page, and reloads them. */
const removeFromLists = (queries: QueryClient, id: string) => {
  queries.setQueriesData<ReportedStoryList>({ queryKey: [reportedKey, 'list'] }, (list) => {
    const stories = list?.stories.filter((story) => story.id !== id)
    return list && stories && stories.length < list.stories.length
      ? { ...list, stories, total: list.total - 1 }
      : list
  })
  void queries.invalidateQueries({ queryKey: [reportedKey] })
}

/** Decides about the shown version of a story. @param onDone called before the story leaves the list */
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
      removeFromLists(queries, story.id)
      showToast('success', successMessage(story.moderation_status === 'taken_down', approved))
    },
    onError: async (error) => {
      await refreshOwnRole(error)
      // Decided or deleted meanwhile: the list is outdated.
      if (error instanceof ApiError && [404, 409].includes(error.status))
        void queries.invalidateQueries({ queryKey: [reportedKey] })
    },
  })
}
