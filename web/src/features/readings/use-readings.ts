import type { ReadMonth } from '@moonpage/contract/readings'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { refreshOwnRole } from '../../data/refresh-own-role.ts'

const key = 'readings'

/** What the family read in a month. @param month `2026-11` */
export const useReadings = (month: string) =>
  useQuery<ReadMonth>({
    queryKey: [key, month],
    queryFn: ({ signal }) => call(routes.listReadings, { query: { month } }, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** Has the family's readings recorded, or not. The dialog shows errors. */
export const useRecordReadings = (onDone: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (is_recording: boolean) => call(routes.recordReadings, { body: { is_recording } }),
    meta: { quiet: true },
    onError: refreshOwnRole,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [key] })
      onDone()
    },
  })
}
