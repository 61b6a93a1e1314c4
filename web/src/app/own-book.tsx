import { Reader } from '../pages/reader.tsx'
import { RequireUser } from './route-guards.tsx'

/** A story of one's own, open at a page. */
export const OwnBook = () => (
  <RequireUser>
    <Reader />
  </RequireUser>
)
