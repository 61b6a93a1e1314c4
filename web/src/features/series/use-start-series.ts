import type { Story } from '@moonpage/contract/story'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { readingFor } from '../../data/reading-for.ts'
import { refreshOwnRole } from '../../data/refresh-own-role.ts'
import { currentSession } from '../../data/session-store.ts'

/** Starts a series on the last page of a book, whose facts count as soon as the server knows that it was read. */
export const useStartSeries = ({ id, story_pages: pages }: Story, onStarted: (series: string) => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const child = readingFor(currentSession().user?.id ?? '')
      await call(routes.storeReadingPlace, {
        params: { id },
        body: { page_number: pages.length, ...(child && { child_id: child }) },
      })
      return call(routes.startSeries, { body: { story_id: id } })
    },
    meta: { quiet: true },
    onError: refreshOwnRole,
    onSuccess: (series) => {
      queries.setQueryData(['series', series.id], series)
      void queries.invalidateQueries({ queryKey: ['story', id] })
      void queries.invalidateQueries({ queryKey: ['tonight'] })
      onStarted(series.id)
    },
  })
}
