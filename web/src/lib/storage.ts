/** `localStorage` or `sessionStorage` for a page that may be forbidden to use them: then nothing is kept. */
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

export const local = door(() => localStorage)
export const perTab = door(() => sessionStorage)

/** Begins the keys of what belongs to the person at this tab, who may leave a shared computer. */
export const mine = 'moonpage.mine.'
export const forgetMine = (): void =>
  void safely(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(mine)) sessionStorage.removeItem(key)
  })
