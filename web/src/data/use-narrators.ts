import type { StoryNarrators } from '@moonpage/contract/narration'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from './api.ts'

/** The id of a story of one's own in its path; null of others' books. */
export const ownStory = (path: string): string | null => /^\/story\/([^/]+)/.exec(path)?.[1] ?? null

/** Who can read a book of one's own. Nothing is asked for readers of others' books. */
export const useNarrators = (path: string) => {
  const id = ownStory(path)
  return useQuery<StoryNarrators>({
    queryKey: ['narrators', id],
    queryFn: ({ signal }) => call(routes.listNarrators, { params: { id: id ?? '' } }, signal),
    enabled: id !== null,
    meta: { quiet: true },
  })
}

/** Chooses who reads: to the child whose book it is, or all books of this family. @param path of the open book */
export const useChooseNarrator = (path: string) => {
  const queries = useQueryClient()
  const story = ownStory(path)
  return useMutation({
    mutationFn: (narrator_id: string) =>
      call(routes.chooseNarrator, { body: { narrator_id, ...(story && { story_id: story }) } }),
    onMutate: (chosen) => {
      queries.setQueriesData<StoryNarrators>(
        { queryKey: ['narrators'] },
        (known) => known && { ...known, chosen },
      )
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['narrators'] }),
  })
}

/** Whether the family recorded some of a story. False until that is known. */
export const useHasRecordings = (id: string): boolean => {
  const { data } = useNarrators(`/story/${id}`)
  return data?.narrators.some(({ recorded_pages }) => recorded_pages.length > 0) ?? false
}

/** Who can read to the family. */
export const useFamilyNarrators = () =>
  useQuery({
    queryKey: ['family narrators'],
    queryFn: async ({ signal }) => (await call(routes.listFamilyNarrators, {}, signal)).narrators,
    meta: { quiet: true },
  })
