import type { Collection, CollectionList } from '@moonpage/contract/collections'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'

/** The family's collections. @param storyId asks which of them have this book */
export const useCollections = (storyId?: string) =>
  useQuery<CollectionList>({
    queryKey: ['collections', storyId ?? null],
    queryFn: ({ signal }) => call(routes.listCollections, { query: { story_id: storyId } }, signal),
    // Somebody else may have changed one.
    refetchOnMount: 'always',
  })

export const useCollection = (id: string) =>
  useQuery<Collection>({
    queryKey: ['collection', id],
    queryFn: ({ signal }) => call(routes.getCollection, { params: { id } }, signal),
    refetchOnMount: 'always',
  })

const reload = (queries: QueryClient, id?: string) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['collections'] }),
    id && queries.invalidateQueries({ queryKey: ['collection', id] }),
  ])

/** The form shows errors. */
export const useCreateCollection = (storyId?: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(routes.createCollection, { body: { name, story_id: storyId } }),
    meta: { quiet: true },
    onSuccess: () => reload(queries),
  })
}

/** The form shows errors. */
export const useRenameCollection = (id: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(routes.renameCollection, { params: { id }, body: { name } }),
    meta: { quiet: true },
    onSuccess: () => reload(queries, id),
  })
}

/** The dialog shows errors. */
export const useDeleteCollection = (id: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(routes.deleteCollection, { params: { id } }),
    meta: { quiet: true },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['collections'] }),
  })
}

/**
 * Puts a book into a collection, or takes it out. `wanted` is what was asked for last, until the collection is loaded
 * again; null then. The row shows errors.
 */
export const usePlaceBook = (id: string, storyId: string) => {
  const queries = useQueryClient()
  // The state of the mutation comes a moment after the press, and the tick would be seen to go and come.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const { mutate, error } = useMutation({
    mutationFn: (isIn: boolean) =>
      call(isIn ? routes.addToCollection : routes.removeFromCollection, {
        params: { id, story_id: storyId },
      }),
    meta: { quiet: true },
    onSettled: async () => {
      await reload(queries, id)
      setWanted(null)
    },
  })
  const place = (isIn: boolean) => {
    if (wanted !== null) return
    setWanted(isIn)
    mutate(isIn)
  }
  return { wanted, place, error }
}

/** Stores the order of the books, which is shown at once. */
export const useOrderCollection = (id: string) => {
  const queries = useQueryClient()
  const queryKey = ['collection', id]
  return useMutation({
    mutationKey: ['order', id],
    // One after the other, so that the last one is what stays.
    scope: { id: `order ${id}` },
    mutationFn: (story_ids: string[]) =>
      call(routes.orderCollection, { params: { id }, body: { story_ids } }),
    onMutate: (ids) => {
      // Not awaited: between the drop and the new order the rows would be seen in their old places.
      void queries.cancelQueries({ queryKey }, { revert: false })
      const place = new Map(ids.map((story, index) => [story, index]))
      queries.setQueryData<Collection>(
        queryKey,
        (known) =>
          known && {
            ...known,
            stories: known.stories.toSorted(
              (a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length),
            ),
          },
      )
    },
    // What was asked for in between would undo the moves that are still on their way.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: ['order', id] }) <= 1) void reload(queries, id)
    },
  })
}
