type Policy = { createScriptURL: (url: string) => string }
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy }
}
const path = '/sw.js'
/** A Trusted Types policy for one address. */
const policy = trustedTypes?.createPolicy('worker', { createScriptURL: () => path })

/** Whether this browser can keep books: over plain HTTP, and in some private windows, it has no service worker. */
export const canKeep = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'caches' in globalThis && 'indexedDB' in globalThis

/** Registers the service worker, or looks for a newer one. The development server has none. */
export const registerWorker = async (): Promise<void> => {
  if (import.meta.env.PROD && canKeep())
    await navigator.serviceWorker.register(policy ? policy.createScriptURL(path) : path, {
      updateViaCache: 'none',
    })
}
