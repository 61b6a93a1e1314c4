import { Reader } from '../pages/reader.tsx'
import { RequireUser } from './require-user.tsx'

/** The reader on one of the user's own stories. */
export const OwnBook = () => (
  <RequireUser>
    <Reader />
  </RequireUser>
)
