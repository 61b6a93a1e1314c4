import { type PagePath, pageNames } from '../lib/page-names.ts'
import { useConnectivity } from '../data/connectivity.ts'
import { canMakeStories, type Session, useSession } from '../data/session-store.ts'

/** The navigation links of this session, in the order of the header; without the server, what needs none. */
export const useNavLinks = (): { to: PagePath; label: string }[] => {
  const { status, user } = useSession()
  const isIn = status === 'signed-in'
  const connectivity = useConnectivity()
  const paths: (PagePath | false)[] =
    isIn && connectivity === 'away'
      ? ['/dashboard/kept']
      : [
          '/',
          '/public',
          canMakeStories(user) && '/create',
          isIn && '/dashboard',
          isIn && user?.role === 'moderator' && '/moderation',
          isIn && user?.role === 'admin' && '/admin',
          isIn && '/profile',
        ]
  return paths.filter((path) => path !== false).map((to) => ({ to, label: pageNames[to] }))
}

/** Whether a page belongs to a header link: stories and characters belong to My Stories. */
export const isUnder = (to: string, path: string): boolean =>
  to === path ||
  (to === '/dashboard' && /^\/(story\/|together\b)/.test(path)) ||
  (to === '/profile' && path === '/family') ||
  (to !== '/public' && path.startsWith(`${to}/`))

/** The first name, else the email address, else `User`. */
export const greetingName = ({ user }: Session): string => user?.first_name || user?.email || 'User'
