import { useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'

/** The subjects, themes and settings that a story can have. */
export const useCategories = () =>
  useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => call(routes.listCategories, {}, signal),
  })
