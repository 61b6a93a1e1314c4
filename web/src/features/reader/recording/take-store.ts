/** A recorded page that the server does not have yet. */
export type Take = {
  /** Whose voice in which book; see `takesOf`. */
  session: string
  page_number: number
  wav: Blob
}

const dbName = 'moonpage'
const storeName = 'takes'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The browser’s storage failed')),
    )
  })

const open = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(dbName, 1)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(storeName, { keyPath: ['session', 'page_number'] }),
  )
  return done(request)
}

const inStore = async <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const db = await open()
  try {
    const transaction = db.transaction(storeName, mode)
    const result = await done(work(transaction.objectStore(storeName)))
    // What was put is on the disk only when the transaction is complete.
    if (mode === 'readwrite')
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Aborted')))
      })
    return result
  } finally {
    db.close()
  }
}

/** Stores a take until it was sent; replaces the one of the same page. @throws where the browser has no storage */
export const putTake = (take: Take): Promise<unknown> => inStore('readwrite', (store) => store.put(take))

export const removeTake = ({ session, page_number }: Omit<Take, 'wav'>): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete([session, page_number]))

/** The takes that were not sent yet. */
export const takesOf = async (session: string): Promise<Take[]> => {
  const takes: Take[] = await inStore('readonly', (store) =>
    store.getAll(IDBKeyRange.bound([session, 0], [session, Infinity])),
  )
  return takes
}
