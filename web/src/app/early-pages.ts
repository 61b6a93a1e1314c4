import { later } from './later.tsx'

/** The pages of which the server sends the first screen, and the gate in front of them. */
export const Home = later(async () => (await import('../pages/home.tsx')).Home)
export const PublicStories = later(async () => (await import('../pages/public-stories.tsx')).PublicStories)
export const PublicStory = later(async () => (await import('../pages/public-story.tsx')).PublicStory)
export const Gate = later(async () => (await import('../pages/gate.tsx')).Gate)

const pages = [
  { path: /^\/$/, Page: Home, module: 'src/pages/home.tsx' },
  { path: /^\/public$/, Page: PublicStories, module: 'src/pages/public-stories.tsx' },
  { path: /^\/public\/story\/[^/]+\/page\/\d+$/, Page: PublicStory, module: 'src/pages/public-story.tsx' },
]
const gate = { Page: Gate, module: 'src/pages/gate.tsx' }

/** @param isShut whether the gate stands before it. @returns undefined for a page that comes without */
export const earlyPage = (pathname: string, isShut: boolean) =>
  isShut ? gate : pages.find(({ path }) => path.test(pathname))
