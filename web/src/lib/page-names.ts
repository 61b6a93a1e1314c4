/** Page names for links, breadcrumbs and titles. */
export const pageNames = {
  '/': 'Home',
  '/public': 'Public Stories',
  '/create': 'Create Story',
  '/dashboard': 'My Stories',
  '/dashboard/characters': 'Characters',
  '/dashboard/collections': 'Collections',
  '/dashboard/kept': 'My shelf',
  '/moderation': 'Moderation',
  '/admin': 'Admin',
  '/profile': 'Profile',
  '/login': 'Login',
  '/register': 'Sign Up',
  '/terms': 'Terms',
  '/privacy': 'Privacy',
} as const

export type PagePath = keyof typeof pageNames
