import { useSyncExternalStore } from 'react'

export type Toast = { id: number; type: 'info' | 'success' | 'warning' | 'error'; message: string }

export const toastDurationMs = 4000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const become = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message for 4 s; the same message twice is shown once. */
export const showToast = (type: Toast['type'], message: string): void => {
  const others = toasts.filter((toast) => toast.message !== message)
  become([...others, { id: ++lastId, type, message }])
}

export const dismissToast = (id: number): void => become(toasts.filter((toast) => toast.id !== id))

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => toasts,
  )
