import type { ChildBooks, ChildShelf } from '@moonpage/contract/child-views'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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

/**
 * Hides a book from a child, or shows it again. `isHidden` is what was asked for last, at once; the row shows errors.
 * @param stored what the server said last
 */
export const useHideChildBook = (childId: string, storyId: string, stored: boolean) => {
  const queries = useQueryClient()
  // The state of the mutation comes a moment after the press, and the tick would be seen to go and come.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const { mutate, error } = useMutation({
    mutationFn: (is_hidden: boolean) =>
      call(routes.hideChildBook, { params: { id: childId, story_id: storyId }, body: { is_hidden } }),
    meta: { quiet: true },
    // One after the other, so that the last one is what stays.
    scope: { id: `hide ${childId} ${storyId}` },
    onSuccess: (_, is_hidden) =>
      queries.setQueriesData<ChildBooks>(
        { queryKey: booksKey(childId) },
        (known) =>
          known && {
            ...known,
            books: known.books.map((book) => (book.id === storyId ? { ...book, is_hidden } : book)),
          },
      ),
    onError: (failure) => {
      void refreshOwnRole(failure)
      void queries.invalidateQueries({ queryKey: booksKey(childId) })
    },
    onSettled: (_, __, is_hidden) => setWanted((latest) => (latest === is_hidden ? null : latest)),
  })
  const hide = (is_hidden: boolean) => {
    setWanted(is_hidden)
    mutate(is_hidden)
  }
  return { isHidden: wanted ?? stored, hide, error }
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
