import type { RenderOnServer } from '@moonpage/contract/initial-data'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { firstPlace } from '../lib/router/history.ts'
import { Router } from '../lib/router/router.tsx'
import { setInitialData } from '../data/initial-data.ts'
import { makeQueryClient } from '../data/query-client.ts'
import { Toaster } from '../ui/toaster.tsx'
import { ConnectionStrip } from './connection-strip.tsx'
import {
  Gate,
  Header,
  Home,
  isBook,
  componentsAt,
  PublicCover,
  PublicStories,
  PublicStory,
} from './prerendered-routes.ts'
import { AppRoutes } from './app-routes.tsx'

/** Nothing can be drawn of these without their story. */
const ofAStory: readonly unknown[] = [PublicCover, PublicStory]

await Promise.all(
  [Header, Home, PublicStories, PublicCover, PublicStory, Gate].map(({ preload }) => preload()),
)

const nothing = () => {}

/** What is typed before the scripts are there would be lost. */
const withoutFields = (html: string) =>
  html.replace(/<(input|textarea)\b/g, '<$1 readonly').replace(/<select\b/g, '<select disabled')

const nothingSeen = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

const lazyPicture = /<img\b[^>]*\bloading="lazy"[^>]*>/g

/** Its last size is a phone's: one pixel, of which "nothing" has nine, enough for the densest screen. */
const forDeskAlone = (img: string) =>
  img
    .replace(/ srcSet="/i, ` srcset="${nothingSeen} 9w, `)
    .replace(/ sizes="([^"]*), [^",]*"/, ' sizes="$1, 1px"')

const withoutPicture = (img: string) =>
  img.replace(/ srcSet="[^"]*"/i, '').replace(/ src="[^"]*"/, ` src="${nothingSeen}"`)

/**
 * What lies further down would take the network from the picture that is seen. On a desk there is room for one more
 * beside it.
 */
const withoutLazyPictures = (html: string) => {
  const first = html.search(lazyPicture)
  if (first < 0) return html
  let place = 0
  const further = html
    .slice(first)
    .replace(lazyPicture, (img) => (place++ === 0 ? forDeskAlone(img) : withoutPicture(img)))
    .replace(/<use href="[^"]*"/g, '<use')
  return html.slice(0, first) + further
}

/**
 * Run by the server (server/src/infra/http/server-side-rendering.ts): the same components as in the browser, drawn once
 * for a visitor of whom nothing is known.
 */
export const renderOnServer: RenderOnServer = ({ pathname, search }, data, isShut) => {
  const { parts, isDrawn } = componentsAt(pathname, isShut)
  const modules = parts.map(({ module }) => module)
  if (!isDrawn || (parts.some(({ part }) => ofAStory.includes(part)) && !data.story))
    return { html: '', modules, fonts: [] }
  setInitialData(data)
  const location = { pathname, search, hash: '', state: null, key: firstPlace }
  const html = renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient(nothing)}>
      <ConnectionStrip />
      <Router location={location} navigationType="POP" navigate={nothing}>
        {isShut ? <Gate onOpen={nothing} /> : <AppRoutes />}
        <Toaster />
      </Router>
    </QueryClientProvider>,
  )
  // Else it would be asked for when all else has come.
  const fonts = isBook(pathname) && !isShut ? ['src/ui/fonts/andika-basic.woff2'] : []
  return { html: withoutLazyPictures(withoutFields(html)), modules, fonts }
}
