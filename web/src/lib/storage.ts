/** What a page does with storage that it may be forbidden to use: then nothing is kept. */
const safely = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    return null
  }
}

const door = (open: () => Storage) => ({
  get: (key: string): string | null => safely(() => open().getItem(key)),
  set: (key: string, value: string): void => void safely(() => open().setItem(key, value)),
  remove: (key: string): void => void safely(() => open().removeItem(key)),
})

export const perTab = door(() => sessionStorage)

const kept = door(() => localStorage)
const meanwhile = new Map<string, string>()

/** What the browser will not keep, the page does while it lasts: else nobody could log in there. */
export const local: typeof kept = {
  get: (key) => meanwhile.get(key) ?? kept.get(key),
  set: (key, value) => {
    kept.set(key, value)
    if (kept.get(key) === value) meanwhile.delete(key)
    else meanwhile.set(key, value)
  },
  remove: (key) => {
    meanwhile.delete(key)
    kept.remove(key)
  },
}

/** Begins the keys of what belongs to the person at this tab, who may leave a shared computer. */
export const perUser = 'moonpage.mine.'
export const clearPerUser = (): void =>
  void safely(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(perUser)) sessionStorage.removeItem(key)
  })
