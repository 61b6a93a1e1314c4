import { useSyncExternalStore } from 'react'

/** A way that a message offers: a path of this site. */
export type ToastAction = { label: string; to: string }

export type Toast = {
  id: number
  type: 'info' | 'success' | 'warning' | 'error'
  message: string
  action?: ToastAction | undefined
}

export const toastDurationMs = 4000
/** More would cover a phone's page; the oldest make room. */
const mostAtOnce = 4

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const become = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message for 4 s; the same message twice is shown once. */
export const showToast = (type: Toast['type'], message: string, action?: ToastAction): void => {
  const others = toasts.filter((toast) => toast.message !== message)
  become([...others, { id: ++lastId, type, message, action }].slice(-mostAtOnce))
}

export const dismissToast = (id: number): void => become(toasts.filter((toast) => toast.id !== id))

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => toasts,
    () => toasts,
  )
