import type { Child, ChildChanges, NewChild } from '@moonpage/contract/children'
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { refreshOwnRole } from '../../data/refresh-own-role.ts'
import { tonightKey } from './use-tonight.ts'

const childrenKey = ['children']

/** The family's children, in the order in which they were added. */
export const useChildren = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: childrenKey,
    enabled,
    queryFn: async ({ signal }) => (await call(routes.listChildren, {}, signal)).children,
    // The other parent may have added one.
    refetchOnMount: 'always',
  })

const setChildren = (queries: QueryClient, change: (children: Child[]) => Child[]) => {
  queries.setQueryData<Child[]>(childrenKey, (known) => known && change(known))
  void queries.invalidateQueries({ queryKey: tonightKey })
}

/** The form shows errors. */
export const useCreateChild = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewChild) => call(routes.createChild, { body }),
    meta: { quiet: true },
    onError: refreshOwnRole,
    onSuccess: (child) => setChildren(queries, (children) => [...children, child]),
  })
}

/** One line of a child's page. The line shows errors. */
export const useUpdateChild = (id: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ChildChanges) => call(routes.updateChild, { params: { id }, body }),
    // What is pressed first is saved first.
    scope: { id: `child ${id}` },
    meta: { quiet: true },
    onError: refreshOwnRole,
    onSuccess: (saved) =>
      setChildren(queries, (children) => children.map((child) => (child.id === id ? saved : child))),
  })
}

/** The dialog shows errors. */
export const useDeleteChild = (id: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(routes.deleteChild, { params: { id } }),
    meta: { quiet: true },
    onError: refreshOwnRole,
    onSuccess: () => setChildren(queries, (children) => children.filter((child) => child.id !== id)),
  })
}
