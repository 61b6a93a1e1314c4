import type { ChildTonight, Suggestion, Tonight } from '@moonpage/contract/tonight'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { useToday } from '../../lib/use-today.ts'
import { dateOf } from './child-evening.ts'

export const tonightKey = ['tonight']

/** What each child could be read tonight. A new day has new suggestions. */
export const useTonight = () => {
  const evening = dateOf(useToday())
  return useQuery({
    queryKey: [...tonightKey, evening],
    queryFn: ({ signal }) => call(routes.getTonight, { query: { evening } }, signal),
    // A book may have been finished, or made by the other parent.
    refetchOnMount: 'always',
  })
}

/** Another story for a child, in place of the one that is shown. The card shows errors. */
export const useSomethingElse = ({ child, new_story: shown }: ChildTonight) => {
  const queries = useQueryClient()
  const evening = dateOf(useToday())
  return useMutation({
    mutationFn: (): Promise<Suggestion> =>
      call(routes.suggestStory, {
        params: { id: child.id },
        query: { evening, draw: (shown?.draw ?? 0) + 1 },
      }),
    meta: { quiet: true },
    onSuccess: (suggestion) =>
      queries.setQueryData<Tonight>(
        [...tonightKey, evening],
        (tonight) =>
          tonight && {
            ...tonight,
            children: tonight.children.map((each) =>
              each.child.id === child.id ? { ...each, new_story: suggestion } : each,
            ),
          },
      ),
  })
}
