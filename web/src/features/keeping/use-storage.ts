import { useQuery } from '@tanstack/react-query'

/** Whether this is the installed app, not a tab of a browser. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

/** Browsers by Apple, and all others on its phones: they clear what sites store that are not installed and not visited for a week. */
export const clearsAfterAWeek = (): boolean => navigator.vendor.startsWith('Apple')

/** Whether the browser has promised not to clear what is stored here, and whether it will ask before it does. */
export const useStorage = () =>
  useQuery({
    queryKey: ['storage'],
    queryFn: async () => ({
      isPersistent: await navigator.storage.persisted(),
      asks: await navigator.permissions.query({ name: 'persistent-storage' }).then(
        // Chrome decides by itself, and never asks.
        ({ state }) => state === 'prompt' && !('userAgentData' in navigator),
        () => false,
      ),
    }),
    staleTime: 0,
    retry: false,
    meta: { quiet: true },
  })
