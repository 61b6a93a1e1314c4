import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addBooks,
  type BookToKeep,
  changeBook,
  keyOf,
  type KeptBook,
  removeBook,
} from '../../data/kept/kept-books.ts'
import { runKeeper } from '../../data/kept/keeper.ts'
import { registerWorker } from '../../data/kept/register-worker.ts'
import { useKept } from '../../data/kept/use-kept.ts'
import { useSession } from '../../data/session-store.ts'
import { keepingOf } from './keep-state.ts'

/** Books that are kept together, and what can be done with them. */
export const useKeeping = (books: readonly BookToKeep[]) => {
  const person = useSession().user?.id ?? ''
  const { data: kept } = useKept()
  const queries = useQueryClient()
  const keeping = keepingOf(books, kept ?? [])
  const keep = useMutation({
    mutationFn: async () => {
      // Within the press: a browser may ask.
      const isPersistent = navigator.storage.persist().catch(() => false)
      await registerWorker()
      await addBooks(person, books)
      await isPersistent
      await queries.invalidateQueries({ queryKey: ['storage'] })
      void runKeeper()
    },
    meta: { quiet: true },
  })
  const each = async (records: readonly KeptBook[], change: (record: KeptBook) => Promise<unknown>) => {
    for (const record of records) await change(record)
  }
  return {
    ...keeping,
    isKnown: kept !== undefined,
    /** What is kept besides these books. */
    others: (kept ?? []).filter((record) => !keeping.records.includes(record)),
    error: keep.error,
    keep: () => keep.mutate(),
    pause: () =>
      void each(
        keeping.records.filter(({ state }) => state !== 'kept'),
        (record) => changeBook(keyOf(record), { state: 'paused' }),
      ),
    remove: () => void each(keeping.records, (record) => removeBook(...keyOf(record))),
  }
}
