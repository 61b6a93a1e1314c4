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

/** Resolves once there is a worker that answers without a network. @throws TypeError if it could not be installed */
export const workerReady = async (): Promise<void> => {
  if (!import.meta.env.PROD) return
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.active) return
  const worker = registration?.installing ?? registration?.waiting
  if (!worker) throw new TypeError('There is no service worker')
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new TypeError('The service worker could not be installed'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
}
