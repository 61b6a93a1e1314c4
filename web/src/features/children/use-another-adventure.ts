import type { NextAdventure } from '@moonpage/contract/series'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { useToday } from '../../lib/use-today.ts'
import { dateOf } from './child-evening.ts'

/** The next book of a series, and a way to ask for another one. @param first the one that is offered */
export const useAnotherAdventure = (first: NextAdventure) => {
  const evening = dateOf(useToday())
  const [other, setOther] = useState<NextAdventure | null>(null)
  const next = other?.series_id === first.series_id && other.book === first.book ? other : first
  const another = useMutation({
    mutationFn: () =>
      call(routes.getSeries, { params: { id: next.series_id }, query: { evening, draw: next.draw + 1 } }),
    meta: { quiet: true },
    onSuccess: (series) => setOther(series.next),
  })
  return { next, another }
}
