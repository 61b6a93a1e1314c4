import type { PageRequest } from '../../infra/http/web-app.ts'
import type { Preview } from './head-html.ts'

/** Public pages without a story. All others are personal or do not exist. */
const openPages = new Set(['/', '/public', '/create', '/login', '/register', '/terms', '/privacy'])

export const sitePicture = (origin: string) => ({
  url: `${origin}/art/hero.webp`,
  alt: 'A moonlit hill with a fox and an owl',
})

/** The default metadata. */
export const sitePreview = ({ pathname, origin, gate }: PageRequest): Preview => ({
  title: null,
  description: 'Personalized, illustrated bedtime stories for your child, ready in minutes.',
  image: sitePicture(origin),
  type: 'website',
  canonical: gate === 'off' && openPages.has(pathname) ? origin + pathname : null,
})
