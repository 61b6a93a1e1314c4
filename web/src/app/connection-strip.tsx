import { type Connectivity, useConnectivity } from '../data/connectivity.ts'
import css from './connection-strip.module.css'

const words = (reach: Connectivity): string => {
  if (reach === 'back') return 'Back online'
  const why = navigator.onLine ? 'We can’t reach Moonpage.' : 'You’re offline.'
  return `${why} What’s on this page stays, and the rest will load as soon as it can.`
}

/** Says above the page that the server is out of reach, and for a moment that it is back. */
export const ConnectionStrip = () => {
  const reach = useConnectivity()
  return (
    <div role="status" className={css.strip}>
      {reach !== 'here' && <p>{words(reach)}</p>}
    </div>
  )
}
