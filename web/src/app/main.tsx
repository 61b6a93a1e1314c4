import '../ui/css/fonts.css'
import '../ui/css/fallback-fonts.css'
import '../ui/css/tokens.css'
import '../ui/css/base.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { gateState } from '../data/gate-pass.ts'
import { readInitialData } from '../data/initial-data.ts'
import { startSession } from '../data/session.ts'
import { storedCredentials } from '../data/session-store.ts'
import { type InstallPrompt, installPrompt } from '../lib/install-prompt.ts'
import { watchTyping } from '../lib/load-fonts-for.ts'
import { startTheme } from '../ui/theme.ts'
import { bringToastCard } from '../ui/toaster.tsx'
import { App } from './app.tsx'
import { preloadComponents } from './prerendered-routes.ts'
import { watchChunkErrors } from './chunk-errors.ts'

/** Renders the app, in place of the server-rendered page if there is one. */
const show = async (root: HTMLElement): Promise<void> => {
  watchChunkErrors()
  watchTyping()
  startTheme()
  void startSession()
  readInitialData()
  await preloadComponents(location.pathname, gateState() !== 'open')
  // As a transition, so that the page stays responsive.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
  // Without these, the fallback font and plain messages do.
  await Promise.allSettled([import('../ui/css/more-fonts.css'), bringToastCard()])
  startOffline()
}

/** Long after the first page and its pictures: whoever visits for the first time has kept nothing yet. */
const firstVisitMs = 15_000

/** Loads what keeps books on this device, for whoever is logged in, or has kept some before. */
const startOffline = (): void => {
  // There is none over plain HTTP.
  const worker = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.controller
  if (worker || storedCredentials())
    setTimeout(() => void import('./start-offline.ts').catch(() => {}), worker ? 0 : firstVisitMs)
}

// Offered where somebody wants it (features/keeping/install-offer.tsx), not where the browser would.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  installPrompt.current = event as InstallPrompt
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// Not awaited: the scripts of the pages need this one.
show(root).catch((error: unknown) => {
  // The links of the server-rendered page still work.
  root.inert = false
  throw error
})
