/** Tells all tabs that something was kept, or removed. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('moonpage.kept') : null
const listeners = new Set<() => void>()

channel?.addEventListener('message', () => {
  for (const listener of listeners) listener()
})

export const notifyKeptChange = (): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel?.postMessage(null)
  for (const listener of listeners) listener()
}

export const onKeptChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
