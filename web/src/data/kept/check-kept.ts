import type { KeptBookState } from '@moonpage/contract/kept-books'
import { keptBooksLimit } from '@moonpage/contract/kept-books-limit'
import * as routes from 'virtual:routes'
import { call } from '../api.ts'
import { currentSession } from '../session-store.ts'
import { changeBook, type KeptBook, keptBooks, keyOf, removeBook } from './kept-books.ts'
import { runKeeper } from './keeper.ts'

/** In a child's view other books are merely hidden: they stay kept. */
async function noteForChild(book: KeptBook, child: string, isOpen: boolean): Promise<void> {
  if (book.hidden_from.includes(child) !== isOpen) return
  const others = book.hidden_from.filter((one) => one !== child)
  await changeBook(keyOf(book), { hidden_from: isOpen ? others : [...others, child] })
}

async function noteState(book: KeptBook, now: KeptBookState | undefined): Promise<void> {
  // Deleted, or taken back.
  if (!now) return removeBook(...keyOf(book))
  const { hidden_from, version } = now
  const isOld = book.state === 'kept' && version !== book.version
  await changeBook(keyOf(book), { hidden_from, ...(isOld && { state: 'waiting' }) })
}

/**
 * Asks the server which kept books may still be read: others are removed, and changed ones are kept anew.
 * @throws ApiError
 */
export async function checkKept(): Promise<void> {
  const { user } = currentSession()
  const books = user ? (await keptBooks(user.id)).slice(0, keptBooksLimit) : []
  if (!user || books.length === 0) return
  const idsOf = (copy: string) => books.filter((book) => book.copy === copy).map(({ id }) => id)
  const { books: states } = await call(routes.checkKeptBooks, {
    body: { own: idsOf('own'), public: idsOf('public') },
  })
  const child = user.child_view?.id
  // Somebody else by now.
  if (currentSession().user?.id !== user.id || currentSession().user?.child_view?.id !== child) return
  for (const book of books) {
    const now = states.find(({ id, copy }) => id === book.id && copy === book.copy)
    await (child ? noteForChild(book, child, now !== undefined) : noteState(book, now))
  }
  await runKeeper()
}
