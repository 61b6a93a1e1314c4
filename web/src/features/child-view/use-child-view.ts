import type { ChildBooks, ChildShelf } from '@moonpage/contract/child-views'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { storeReadingFor } from '../../data/reading-for.ts'
import { refreshOwnRole } from '../../data/refresh-own-role.ts'
import { storeUser } from '../../data/session-store.ts'

/** The books of the child in whose view the session is. */
export const useChildShelf = (page: number) =>
  useQuery<ChildShelf>({
    queryKey: ['child-shelf', page],
    queryFn: ({ signal }) => call(routes.getChildShelf, { query: { page } }, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

const booksKey = (childId: string) => ['child-books', childId]

/** The family's books, and which of them a child does not see. */
export const useChildBooks = (childId: string, page: number) =>
  useQuery<ChildBooks>({
    queryKey: [...booksKey(childId), page],
    queryFn: ({ signal }) =>
      call(routes.listChildBooks, { params: { id: childId }, query: { page } }, signal),
    refetchOnMount: 'always',
  })

/** Hides a book from a child, or shows it again. */
export const useHideChildBook = (childId: string, storyId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (is_hidden: boolean) =>
      call(routes.hideChildBook, { params: { id: childId, story_id: storyId }, body: { is_hidden } }),
    scope: { id: `hide ${childId} ${storyId}` },
    onMutate: (is_hidden) =>
      queries.setQueriesData<ChildBooks>(
        { queryKey: booksKey(childId) },
        (known) =>
          known && {
            ...known,
            books: known.books.map((book) => (book.id === storyId ? { ...book, is_hidden } : book)),
          },
      ),
    onError: (error) => {
      void refreshOwnRole(error)
      void queries.invalidateQueries({ queryKey: booksKey(childId) })
    },
  })
}

/**
 * Turns this session into the child's view, in all tabs. The page shows errors.
 * @param onOpened called while the page is still there
 */
export const useOpenChildView = (childId: string, onOpened: () => void) =>
  useMutation({
    mutationFn: (pin: string | undefined) =>
      call(routes.openChildView, { body: { child_id: childId, ...(pin && { pin }) } }),
    meta: { quiet: true },
    onError: refreshOwnRole,
    onSuccess: (user) => {
      storeReadingFor(user.id, childId)
      onOpened()
      storeUser(user)
    },
  })

/**
 * Leaves the child's view, in all tabs. The sheet shows errors.
 * @param onLeft called while the shelf is still there
 */
export const useLeaveChildView = (onLeft: () => void) =>
  useMutation({
    mutationFn: (body: { pin: string } | { password: string }) => call(routes.leaveChildView, { body }),
    meta: { quiet: true },
    onSuccess: (user) => {
      onLeft()
      storeUser(user)
    },
  })
