import { queryClient } from './app.tsx'
import { gateState, onGate } from '../data/gate-pass.ts'
import { call } from '../data/api.ts'
import { checkConnectivity, currentConnectivity, onConnectivity } from '../data/connectivity.ts'
import { checkKept } from '../data/kept/check-kept.ts'
import { rememberGone, takeGone } from '../data/kept/gone-books.ts'
import { runKeeper, resumeStopped } from '../data/kept/keeper.ts'
import { addBooks, keptBook, storeView, wipeKept } from '../data/kept/kept-books.ts'
import { onKeptChange } from '../data/kept/kept-changes.ts'
import { sendOutbox, whenAdded } from '../data/kept/outbox.ts'
import { canKeep, registerWorker } from '../data/kept/register-worker.ts'
import { sessionExpired } from '../data/refresh-access-token.ts'
import { clearCredentials, currentSession, storedCredentials, subscribe } from '../data/session-store.ts'
import { removeOwnRating, saveRating } from '../features/ratings/save-rating.ts'
import { sendPlaces } from '../features/reader/places/send-places.ts'
import type { OutboxEntry } from '../lib/kept-db.ts'
import { deviceWord } from '../lib/device-word.ts'
import { secondsLeft } from '../lib/token-claims.ts'
import { showToast } from '../ui/toasts.ts'
import { retention } from '@moonpage/contract/retention'
import * as routes from 'virtual:routes'

const daySeconds = 86_400
const contactMs = 5 * 60_000
const keptPath = '/dashboard/kept'

const sendEntry = async (entry: OutboxEntry): Promise<void> => {
  const { story } = entry
  if (entry.kind === 'favorite')
    await call(routes.toggleFavorite, { params: { id: story }, query: { is_favorited: String(entry.to) } })
  else if (entry.to === null) await removeOwnRating(story)
  else await saveRating(story, entry.to)
}

/** Keeps anew what left this device while nobody knew who reads here: their pass of the gate, or their session, was over. */
async function restoreGone(person: string): Promise<void> {
  if (gateState() !== 'open') return
  const gone = takeGone(person)
  if (gone.length === 0) return
  await addBooks(
    person,
    gone.map((book) => ({ ...book, title: '', subject: '', image_url: null, image_focus: null })),
  )
  const [books, be] = gone.length === 1 ? ['book', 'It’s'] : ['books', 'They’re']
  const words = `Your kept ${books} had left this ${deviceWord()} for safety. ${be} on the way back.`
  showToast('info', words, { label: 'See', to: keptPath })
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
    if (!user.child_view) await restoreGone(user.id)
    await checkKept()
    await resumeStopped(user.id)
  } catch {
    lastContact = 0
    void checkConnectivity()
  }
}

/** @param isWanted whether somebody logged out: then nothing says which books it were */
async function wipeAll(isWanted: boolean): Promise<void> {
  const gone = await wipeKept(null)
  if (!isWanted) rememberGone(gone)
}

/** Whoever is logged out, or somebody else, finds nothing of what was kept. */
async function followSession(): Promise<void> {
  const { status, user, loggedOut } = currentSession()
  if (status === 'signed-out') return wipeAll(loggedOut)
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

/** Marks the document while it shows what is on this device: then it does not matter that the server is away. */
async function markKept(): Promise<void> {
  const { pathname } = location
  const [, copy, id] = /^\/(public\/)?story\/([\w-]+)/.exec(pathname) ?? []
  const person = currentSession().user?.id
  const book = person && id ? await keptBook(person, copy ? 'public' : 'own', id) : undefined
  const isKept = pathname === keptPath || Boolean(book?.version)
  if (pathname === location.pathname) document.documentElement.toggleAttribute('data-kept', isKept)
}

/** Not in all browsers. Without it the document is marked at the next look for the server, five seconds later at most. */
const { navigation } = globalThis as { navigation?: EventTarget }

async function start(): Promise<void> {
  // Without one everything works but keeping books.
  registerWorker().catch(() => {})
  endLostSession()
  // The server has no pass of this browser any more.
  const gate = document.querySelector<HTMLMetaElement>('meta[name=gate]')?.content
  if (gate === 'on') await wipeAll(false)
  let known = sessionKey()
  subscribe(() => {
    if (known === sessionKey()) return
    known = sessionKey()
    void followSession()
  })
  onGate(() => {
    if (gateState() === 'open') void makeContact()
  })
  onConnectivity(() => {
    void markKept()
    if (currentConnectivity() === 'back') void makeContact()
  })
  // Kept books hide that the server is away: nothing else may have failed. And it may be back already.
  whenAdded(() => {
    void checkConnectivity().then((isHere) => (isHere ? makeContact() : undefined))
  })
  navigation?.addEventListener('currententrychange', () => void markKept())
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - lastContact > contactMs) void makeContact()
  })
  // Another tab asks for books, and this one may be the one that keeps them.
  onKeptChange(() => {
    void runKeeper()
    void markKept()
  })
  await followSession()
  await markKept()
}

if (canKeep()) void start()
