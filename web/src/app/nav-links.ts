import type { Session } from '../data/session-store.ts'

/** The ways through the app that a person has, in the order of the header. */
export const navLinks = ({ status }: Session): { to: string; label: string }[] => [
  { to: '/', label: 'Home' },
  { to: '/public', label: 'Public Stories' },
  { to: '/create', label: 'Create Story' },
  ...(status === 'signed-in' ? [{ to: '/dashboard', label: 'My Stories' }] : []),
]

/** Whether a page lies under a link of the header: a story is one of My Stories. */
export const isUnder = (to: string, path: string): boolean =>
  to === path || (to === '/dashboard' && path.startsWith('/story/'))

/** Greets by first name, else e-mail address, else as a user. */
export const greetingName = ({ user }: Session): string => user?.first_name || user?.email || 'User'
