import { queryClient } from './app.tsx'
import { call } from '../data/api.ts'
import { currentConnectivity, onConnectivity } from '../data/connectivity.ts'
import { checkKept } from '../data/kept/check-kept.ts'
import { runKeeper, resumeStopped } from '../data/kept/keeper.ts'
import { storeView, wipeKept } from '../data/kept/kept-books.ts'
import { onKeptChange } from '../data/kept/kept-changes.ts'
import { sendOutbox } from '../data/kept/outbox.ts'
import { canKeep, registerWorker } from '../data/kept/register-worker.ts'
import { sessionExpired } from '../data/refresh-access-token.ts'
import { clearCredentials, currentSession, storedCredentials, subscribe } from '../data/session-store.ts'
import { removeOwnRating, saveRating } from '../features/ratings/save-rating.ts'
import { sendPlaces } from '../features/reader/places/send-places.ts'
import type { OutboxEntry } from '../lib/kept-db.ts'
import { secondsLeft } from '../lib/token-claims.ts'
import { retention } from '@moonpage/contract/retention'
import * as routes from 'virtual:routes'

const daySeconds = 86_400
const contactMs = 5 * 60_000

const sendEntry = async (entry: OutboxEntry): Promise<void> => {
  const { story } = entry
  if (entry.kind === 'favorite')
    await call(routes.toggleFavorite, { params: { id: story }, query: { is_favorited: String(entry.to) } })
  else if (entry.to === null) await removeOwnRating(story)
  else await saveRating(story, entry.to)
}

let lastContact = 0

/** Sends what was done without the server, and asks what may still be read. Without the server it is done later. */
async function makeContact(): Promise<void> {
  const { user } = currentSession()
  if (!user) return
  lastContact = Date.now()
  try {
    // In a child's view nothing of a parent's is done.
    if (!user.child_view && (await sendOutbox(user.id, sendEntry)) > 0)
      for (const queryKey of [['favorites'], ['stories'], ['story'], ['public-story'], ['ratings']])
        void queryClient.invalidateQueries({ queryKey })
    await sendPlaces(user.id)
    await checkKept()
    await resumeStopped(user.id)
  } catch {
    lastContact = 0
  }
}

/** Whoever is logged out, or somebody else, finds nothing of what was kept. */
async function followSession(): Promise<void> {
  const { status, user } = currentSession()
  if (status === 'signed-out') return wipeKept(null)
  if (status === 'checking' || !user) return
  await wipeKept(user.id)
  await storeView(user.id, user.child_view?.id ?? null)
  await makeContact()
}

const sessionKey = () => {
  const { status, user } = currentSession()
  return `${status} ${user?.id} ${user?.child_view?.id}`
}

/** Nobody can have renewed a session for so long. */
function endLostSession(): void {
  const stored = storedCredentials()
  if (stored && secondsLeft(stored.access_token) < -retention.sessionDays * daySeconds)
    clearCredentials({ error: sessionExpired })
}

async function start(): Promise<void> {
  // Without one everything works but keeping books.
  registerWorker().catch(() => {})
  endLostSession()
  // The server has no pass of this browser any more.
  const gate = document.querySelector<HTMLMetaElement>('meta[name=gate]')?.content
  if (gate === 'on') await wipeKept(null)
  let known = sessionKey()
  subscribe(() => {
    if (known === sessionKey()) return
    known = sessionKey()
    void followSession()
  })
  onConnectivity(() => {
    if (currentConnectivity() === 'back') void makeContact()
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - lastContact > contactMs) void makeContact()
  })
  // Another tab asks for books, and this one may be the one that keeps them.
  onKeptChange(() => void runKeeper())
  await followSession()
}

if (canKeep()) void start()
