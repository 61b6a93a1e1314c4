import type { Series, SeriesFact } from '@moonpage/contract/series'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { refreshOwnRole } from '../../data/refresh-own-role.ts'

const keyOf = (id: string) => ['series', id]

/** A series with its books and facts. @param evening `2026-11-28`, on this device's clock */
export const useOneSeries = (id: string, evening: string) =>
  useQuery<Series>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(routes.getSeries, { params: { id }, query: { evening } }, signal),
    // A book may have been read to its end.
    refetchOnMount: 'always',
  })

type Changes = { is_locked?: boolean; is_struck?: boolean; friend_name?: string }

/** Locks or strikes a fact, or corrects its friend's name; shown at once. */
export const useCorrectFact = ({ id }: Pick<Series, 'id'>) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ fact, changes }: { fact: SeriesFact; changes: Changes }) =>
      call(routes.correctFact, { params: { id, fact_id: fact.id }, body: changes }),
    // One after the other: what was struck and brought back at once must not arrive the other way round.
    scope: { id: `facts of ${id}` },
    meta: { quiet: true },
    onMutate: async ({ fact, changes }) => {
      await queries.cancelQueries({ queryKey: keyOf(id) })
      const { friend_name: _, ...shown } = changes
      queries.setQueryData<Series>(
        keyOf(id),
        (series) =>
          series && {
            ...series,
            facts: series.facts.map((one) => (one.id === fact.id ? { ...one, ...shown } : one)),
          },
      )
    },
    onError: refreshOwnRole,
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(id) }),
  })
}

export const useRenameSeries = ({ id }: Pick<Series, 'id'>, onDone: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(routes.renameSeries, { params: { id }, body: { name } }),
    meta: { quiet: true },
    onError: refreshOwnRole,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: keyOf(id) })
      void queries.invalidateQueries({ queryKey: ['tonight'] })
      onDone()
    },
  })
}

export const useDeleteSeries = ({ id }: Pick<Series, 'id'>, onDone: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(routes.deleteSeries, { params: { id } }),
    meta: { quiet: true },
    onError: refreshOwnRole,
    onSuccess: () => {
      onDone()
      queries.removeQueries({ queryKey: keyOf(id) })
      void queries.invalidateQueries({ queryKey: ['tonight'] })
      void queries.invalidateQueries({ queryKey: ['story'] })
    },
  })
}
