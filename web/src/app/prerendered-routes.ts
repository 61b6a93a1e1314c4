import { isSharedPath } from '../lib/shared-path.ts'
import { lazyWithPreload } from './lazy-with-preload.tsx'

/** The pages of which the server sends the first screen, and the gate in front of them. */
export const Home = lazyWithPreload(async () => (await import('../pages/home.tsx')).Home)
export const PublicStories = lazyWithPreload(
  async () => (await import('../pages/public-stories.tsx')).PublicStories,
)
export const PublicStory = lazyWithPreload(
  async () => (await import('../pages/public-story.tsx')).PublicStory,
)
export const PublicCover = lazyWithPreload(
  async () => (await import('../pages/public-cover.tsx')).PublicCover,
)
/** The server draws nothing of it; its script comes with the first ones even so. */
export const OwnBook = lazyWithPreload(async () => (await import('./own-book.tsx')).OwnBook)
export const Gate = lazyWithPreload(async () => (await import('../pages/gate.tsx')).Gate)
/** Books have none. */
export const Header = lazyWithPreload(async () => (await import('./header.tsx')).Header)
export const OtherRoutes = lazyWithPreload(async () => (await import('./other-routes.tsx')).OtherRoutes)

/** A component that comes in a script of its own, and that script's name in the build. */
type PreloadableComponent = { part: { preload: () => Promise<void> }; module: string }

const home = { part: Home, module: 'src/pages/home.tsx' }
const feed = { part: PublicStories, module: 'src/pages/public-stories.tsx' }
const book = { part: PublicStory, module: 'src/pages/public-story.tsx' }
const cover = { part: PublicCover, module: 'src/pages/public-cover.tsx' }
const ownBook = { part: OwnBook, module: 'src/app/own-book.tsx' }
const gate = { part: Gate, module: 'src/pages/gate.tsx' }
const header = { part: Header, module: 'src/app/header.tsx' }
const others = { part: OtherRoutes, module: 'src/app/other-routes.tsx' }

const pages: { path: RegExp; parts: PreloadableComponent[]; isDrawn: boolean }[] = [
  { path: /^\/$/, parts: [header, home], isDrawn: true },
  { path: /^\/public$/, parts: [header, feed], isDrawn: true },
  { path: /^\/public\/story\/[^/]+$/, parts: [header, cover], isDrawn: true },
  { path: /^\/public\/story\/[^/]+\/page\/\d+$/, parts: [book], isDrawn: true },
  { path: /^\/story\/[^/]+\/page\/\d+$/, parts: [ownBook], isDrawn: false },
]

/** What stands on the first screen. @param isShut whether the gate stands before it */
export const componentsAt = (
  pathname: string,
  isShut: boolean,
): { parts: PreloadableComponent[]; isDrawn: boolean } => {
  if (isShut && !isSharedPath(pathname)) return { parts: [gate], isDrawn: true }
  const page = pages.find(({ path }) => path.test(pathname))
  return page ?? { parts: isBook(pathname) ? [others] : [header, others], isDrawn: false }
}

/** Fetches what stands on the first screen; what cannot be had is asked for once more, and told of, by the page itself. */
export const preloadComponents = async (pathname: string, isShut: boolean): Promise<void> =>
  void (await Promise.allSettled(componentsAt(pathname, isShut).parts.map(({ part }) => part.preload())))

/** A book has a bar of its own, on the page that shows it. */
export const isBook = (path: string): boolean => /\/page\/[^/]+$/.test(path)
