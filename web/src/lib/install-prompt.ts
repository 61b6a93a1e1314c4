/** A browser's question whether to install the app, as Chrome and Edge have it. */
export type InstallPrompt = Event & {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Caught by main.tsx: it comes once, before anybody wants it. */
export const installPrompt: { current: InstallPrompt | null } = { current: null }
