import * as routes from 'virtual:routes'
import { withRefresh } from '../../../data/api.ts'
import { ApiError } from '../../../data/api-error.ts'
import { checkConnectivity } from '../../../data/connectivity.ts'
import { readingFor, storeReadingFor } from '../../../data/reading-for.ts'
import { errorFromReply, networkError, urlOf } from '../../../data/send.ts'
import { currentSession } from '../../../data/session-store.ts'
import { addPendingPlace, type PendingPlace, pendingPlaces, removePendingPlace } from './pending-places.ts'

const route = routes.storeReadingPlace

const send = ({ story, child, page, at, day }: PendingPlace) =>
  withRefresh(route, async (token) => {
    const body = {
      page_number: page,
      seconds_ago: Math.max(0, Math.round((Date.now() - at) / 1000)),
      day,
      ...(child && { child_id: child }),
    }
    const response = await fetch(urlOf(route.path, { params: { id: story } }), {
      method: route.method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      // The tab may be closing.
      keepalive: true,
    }).catch(() => {
      throw networkError(route, false)
    })
    if (!response.ok) throw await errorFromReply(route, response)
  })

/** @returns whether the server need not be told any more */
const isSettled = (person: string, place: PendingPlace, error: unknown): boolean => {
  if (!(error instanceof ApiError)) return false
  if (error.code === 'child_not_found') {
    // The child was removed: the place is the reader's own.
    if (readingFor(person) === place.child) storeReadingFor(person, null)
    addPendingPlace(person, { ...place, child: null })
    return true
  }
  return error.isFinal && error.status !== 401
}

const sendAll = async (person: string): Promise<void> => {
  for (;;) {
    const [place] = pendingPlaces(person)
    if (!place || currentSession().user?.id !== person) return
    try {
      await send(place)
    } catch (error) {
      // They are sent again once the server can be reached.
      if (!isSettled(person, place, error)) return void checkConnectivity()
    }
    removePendingPlace(person, place)
  }
}

let running: Promise<void> | undefined

/**
 * Sends what the server does not know yet, oldest first, and what is added meanwhile. What cannot be sent stays for the next time.
 */
export const sendPlaces = (person: string): Promise<void> =>
  (running ??= sendAll(person).finally(() => (running = undefined)))
