const safely = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    return null
  }
}

/** A storage of the browser. Where a page is forbidden to use it, or it is full, the page keeps things itself while it lasts. */
const door = (open: () => Storage) => {
  const meanwhile = new Map<string, string>()
  return {
    get: (key: string): string | null => meanwhile.get(key) ?? safely(() => open().getItem(key)),
    set: (key: string, value: string): void => {
      const isKept = safely(() => {
        open().setItem(key, value)
        return true
      })
      if (isKept) meanwhile.delete(key)
      else meanwhile.set(key, value)
    },
    remove: (key: string): void => {
      meanwhile.delete(key)
      safely(() => open().removeItem(key))
    },
    keys: (): string[] => [...meanwhile.keys(), ...(safely(() => Object.keys(open())) ?? [])],
  }
}

export const local = door(() => localStorage)
export const perTab = door(() => sessionStorage)

/** Begins the keys of what belongs to the person at this tab, who may leave a shared computer. */
export const mine = 'moonpage.mine.'
export const forgetMine = (): void => {
  for (const key of perTab.keys()) if (key.startsWith(mine)) perTab.remove(key)
}
