import { type Connectivity, useConnectivity } from '../data/connectivity.ts'
import css from './connection-strip.module.css'

const messageFor = (connectivity: Connectivity): string => {
  if (connectivity === 'back') return 'Back online'
  const why = navigator.onLine ? 'We can’t reach Moonpage.' : 'You’re offline.'
  return `${why} What’s on this page stays, and the rest will load as soon as it can.`
}

/** Shows above the page that the server cannot be reached, and for a moment that it is back. */
export const ConnectionStrip = () => {
  const connectivity = useConnectivity()
  return (
    <div role="status" className={css.strip}>
      {connectivity !== 'here' && <p>{messageFor(connectivity)}</p>}
    </div>
  )
}
