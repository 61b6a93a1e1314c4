import { useEffect } from 'react'
import { useConnectivity } from '../../../data/connectivity.ts'
import { useSession } from '../../../data/session-store.ts'
import { local } from '../../../lib/storage.ts'

/** Outside of books: sends where somebody stopped in a book, if the tab was closed or the connection lost before. */
export const usePendingPlaces = (): void => {
  const person = useSession().user?.id
  const connectivity = useConnectivity()
  useEffect(() => {
    if (person && connectivity !== 'away' && local.get(`moonpage.places.${person}`))
      void import('./send-places.ts').then(
        ({ sendPlaces }) => sendPlaces(person),
        () => {},
      )
  }, [person, connectivity])
}
