import { useSyncExternalStore } from 'react'

/** A link in a message: a path of this site. */
export type ToastAction = { label: string; to: string }

export type Toast = {
  id: number
  type: 'info' | 'success' | 'warning' | 'error'
  message: string
  action?: ToastAction | undefined
}

export const toastDurationMs = 4000
/** More would cover the page on a phone; the oldest are removed. */
const maxToasts = 4

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const setToasts = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message for 4 s. A repeated message is shown once. */
export const showToast = (type: Toast['type'], message: string, action?: ToastAction): void => {
  const others = toasts.filter((toast) => toast.message !== message)
  setToasts([...others, { id: ++lastId, type, message, action }].slice(-maxToasts))
}

export const dismissToast = (id: number): void => setToasts(toasts.filter((toast) => toast.id !== id))

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => toasts,
    () => toasts,
  )
