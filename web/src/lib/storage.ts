/** Ignores errors of storage that is blocked or full. */
const safely = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    return null
  }
}

const storageAdapter = (open: () => Storage) => ({
  get: (key: string): string | null => safely(() => open().getItem(key)),
  set: (key: string, value: string): void => void safely(() => open().setItem(key, value)),
  remove: (key: string): void => void safely(() => open().removeItem(key)),
})

export const perTab = storageAdapter(() => sessionStorage)

const localAdapter = storageAdapter(() => localStorage)
const fallback = new Map<string, string>()

/** Local storage, with memory as the fallback: otherwise nobody could log in without storage. */
export const local: typeof localAdapter = {
  get: (key) => fallback.get(key) ?? localAdapter.get(key),
  set: (key, value) => {
    localAdapter.set(key, value)
    if (localAdapter.get(key) === value) fallback.delete(key)
    else fallback.set(key, value)
  },
  remove: (key) => {
    fallback.delete(key)
    localAdapter.remove(key)
  },
}

/** Key prefix of the user's data in this browser, which is cleared at logout; and the database of what they recorded. */
export const perUser = 'moonpage.mine.'
export const clearPerUser = (): void =>
  void safely(() => {
    for (const store of [sessionStorage, localStorage])
      for (const key of Object.keys(store)) if (key.startsWith(perUser)) store.removeItem(key)
    indexedDB.deleteDatabase(perUser)
  })
