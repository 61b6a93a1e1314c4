import { isSharedPath } from '../lib/shared-path.ts'
import { lazyWithPreload } from './lazy-with-preload.tsx'

/** The pages that the server renders, and the gate. */
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
/** Not server-rendered, but preloaded like those pages. */
export const OwnBook = lazyWithPreload(async () => (await import('./own-book.tsx')).OwnBook)
export const Gate = lazyWithPreload(async () => (await import('../pages/gate.tsx')).Gate)
/** Not on book pages. */
export const Header = lazyWithPreload(async () => (await import('./header.tsx')).Header)
export const OtherRoutes = lazyWithPreload(async () => (await import('./other-routes.tsx')).OtherRoutes)

/** A component in a chunk of its own, and the module's name in the build. */
type PreloadableComponent = { part: { preload: () => Promise<void> }; module: string }

const home = { part: Home, module: 'src/pages/home.tsx' }
const feed = { part: PublicStories, module: 'src/pages/public-stories.tsx' }
const book = { part: PublicStory, module: 'src/pages/public-story.tsx' }
const cover = { part: PublicCover, module: 'src/pages/public-cover.tsx' }
const ownBook = { part: OwnBook, module: 'src/app/own-book.tsx' }
const gate = { part: Gate, module: 'src/pages/gate.tsx' }
const header = { part: Header, module: 'src/app/header.tsx' }
const others = { part: OtherRoutes, module: 'src/app/other-routes.tsx' }

const pages: { path: RegExp; parts: PreloadableComponent[]; isRendered: boolean }[] = [
  { path: /^\/$/, parts: [header, home], isRendered: true },
  { path: /^\/public$/, parts: [header, feed], isRendered: true },
  { path: /^\/public\/story\/[^/]+$/, parts: [header, cover], isRendered: true },
  { path: /^\/public\/story\/[^/]+\/page\/\d+$/, parts: [book], isRendered: true },
  { path: /^\/story\/[^/]+\/page\/\d+$/, parts: [ownBook], isRendered: false },
]

/** The components of a page's first render. @param isShut whether the maintenance gate is closed */
export const componentsAt = (
  pathname: string,
  isShut: boolean,
): { parts: PreloadableComponent[]; isRendered: boolean } => {
  if (isShut && !isSharedPath(pathname)) return { parts: [gate], isRendered: true }
  const page = pages.find(({ path }) => path.test(pathname))
  return page ?? { parts: isBook(pathname) ? [others] : [header, others], isRendered: false }
}

/** Preloads the components of the first render. Failures are ignored: the page loads them again, and shows the error. */
export const preloadComponents = async (pathname: string, isShut: boolean): Promise<void> =>
  void (await Promise.allSettled(componentsAt(pathname, isShut).parts.map(({ part }) => part.preload())))

/** Whether a path is a book page, or one where a book is recorded, which has its own bar in place of the header. */
export const isBook = (path: string): boolean => /\/page\/[^/]+$|\/record(\/[^/]+)?$/.test(path)
