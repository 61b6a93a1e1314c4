import { perUser } from '../lib/storage.ts'
import { noteUnsentTakes } from './unsent.ts'

/** A recorded page that the server does not have yet. */
export type Take = {
  /** Whose voice in which book: `familySession` or `linkSession`. */
  session: string
  page_number: number
  wav: Blob
}

/** Id of the session in which a voice of the family records a book. */
export const familySession = (storyId: string, narratorId: string): string => `${storyId} ${narratorId}`

const linkPrefix = 'link '
/** Id of the session in which somebody without an account records by a link. */
export const linkSession = (token: string): string => `${linkPrefix}${token}`

export const isByLink = (session: string): boolean => session.startsWith(linkPrefix)

/** What an account recorded is deleted at its logout; nobody logs out of a link. */
const databaseOf = (session: string): string => (isByLink(session) ? 'moonpage.links' : perUser)
const storeName = 'takes'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The browser’s storage failed')),
    )
  })

const open = async (name: string): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(storeName, { keyPath: ['session', 'page_number'] }),
  )
  return done(request)
}

const inStore = async <T>(
  session: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const db = await open(databaseOf(session))
  try {
    const transaction = db.transaction(storeName, mode)
    const store = transaction.objectStore(storeName)
    const [result, left] = await Promise.all([done(work(store)), done(store.count())])
    // What was put is on the disk only when the transaction is complete.
    if (mode === 'readwrite')
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Aborted')))
      })
    if (!isByLink(session)) noteUnsentTakes(left > 0)
    return result
  } finally {
    db.close()
  }
}

/** Stores a take until it was sent; replaces the one of the same page. @throws where the browser has no storage */
export const putTake = (take: Take): Promise<unknown> =>
  inStore(take.session, 'readwrite', (store) => store.put(take))

export const removeTake = ({ session, page_number }: Omit<Take, 'wav'>): Promise<unknown> =>
  inStore(session, 'readwrite', (store) => store.delete([session, page_number]))

const pagesOf = (session: string) => IDBKeyRange.bound([session, 0], [session, Infinity])

/** The takes that were not sent yet. */
export const takesOf = async (session: string): Promise<Take[]> => {
  const takes: Take[] = await inStore(session, 'readonly', (store) => store.getAll(pagesOf(session)))
  return takes
}

/** The sessions of the account that have takes, each as often as it has. */
export const unsentSessions = async (): Promise<string[]> => {
  const keys = await inStore('', 'readonly', (store) => store.getAllKeys())
  return (keys as [string, number][]).map(([session]) => session)
}

/** Removes what can never be sent: its link is over. */
export const removeTakes = (session: string): Promise<unknown> =>
  inStore(session, 'readwrite', (store) => store.delete(pagesOf(session)))
