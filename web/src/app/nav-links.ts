import { type PagePath, pageNames } from '../lib/page-names.ts'
import type { Session } from '../data/session-store.ts'

/** The ways through the app that a person has, in the order of the header. */
export const navLinks = ({ status, user }: Session): { to: PagePath; label: string }[] => {
  const isIn = status === 'signed-in'
  const paths: (PagePath | false)[] = [
    '/',
    '/public',
    '/create',
    isIn && '/dashboard',
    isIn && user?.role === 'moderator' && '/moderation',
    isIn && user?.role === 'admin' && '/admin',
    isIn && '/profile',
  ]
  return paths.filter((path) => path !== false).map((to) => ({ to, label: pageNames[to] }))
}

/** Whether a page lies under a link of the header: a story is one of My Stories, and so is who is in it. */
export const isUnder = (to: string, path: string): boolean =>
  to === path ||
  (to === '/dashboard' && /^\/(story|dashboard)\//.test(path)) ||
  (to === '/admin' && path.startsWith('/admin/'))

/** Greets by first name, else e-mail address, else as a user. */
export const greetingName = ({ user }: Session): string => user?.first_name || user?.email || 'User'
