import { type Connectivity, useConnectivity } from '../data/connectivity.ts'
import css from './connection-strip.module.css'

const messageFor = (connectivity: Connectivity): string => {
  if (connectivity === 'back') return 'Back online'
  return `${navigator.onLine ? 'We can’t reach Moonpage' : 'You’re offline'}. What’s here stays.`
}

/** Shows above the page that the server cannot be reached, and for a moment that it is back; not above kept books, which need no server. */
export const ConnectionStrip = () => {
  const connectivity = useConnectivity()
  return (
    <div role="status" className={css.strip}>
      {connectivity !== 'here' && <p>{messageFor(connectivity)}</p>}
    </div>
  )
}
