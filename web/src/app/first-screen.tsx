import type { DrawFirstScreen } from '@moonpage/contract/page-data'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { firstPlace } from '../lib/router/history.ts'
import { Router } from '../lib/router/router.tsx'
import { holdPageData } from '../data/page-data.ts'
import { makeQueryClient } from '../data/query-client.ts'
import { Toaster } from '../ui/toaster.tsx'
import { ConnectionStrip } from './connection-strip.tsx'
import { Gate, Header, Home, isBook, partsAt, PublicStories, PublicStory } from './early-pages.ts'
import { AppRoutes } from './routes.tsx'

await Promise.all([Header, Home, PublicStories, PublicStory, Gate].map(({ bring }) => bring()))

const nothing = () => {}

/** What is typed before the scripts are there would be lost. */
const withoutFields = (html: string) =>
  html.replace(/<(input|textarea)\b/g, '<$1 readonly').replace(/<select\b/g, '<select disabled')

const nothingSeen = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

const lazyPicture = /<img\b[^>]*\bloading="lazy"[^>]*>/g

/** What lies further down would take the network from the picture that is seen. */
const withoutLazyPictures = (html: string) => {
  const first = html.search(lazyPicture)
  if (first < 0) return html
  const further = html
    .slice(first)
    .replace(lazyPicture, (img) =>
      img.replace(/ srcSet="[^"]*"/i, '').replace(/ src="[^"]*"/, ` src="${nothingSeen}"`),
    )
    .replace(/<use href="[^"]*"/g, '<use')
  return html.slice(0, first) + further
}

/**
 * Run by the server (server/src/infra/http/first-screen.ts): the same components as in the browser, drawn once
 * for a visitor of whom nothing is known.
 */
export const drawFirstScreen: DrawFirstScreen = ({ pathname, search }, data, gate) => {
  const { parts, isDrawn } = partsAt(pathname, gate)
  const modules = parts.map(({ module }) => module)
  if (!isDrawn || (parts.some(({ part }) => part === PublicStory) && !data.story))
    return { html: '', modules, fonts: [] }
  holdPageData(data)
  const location = { pathname, search, hash: '', state: null, key: firstPlace }
  const html = renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient(nothing)}>
      <ConnectionStrip />
      <Router location={location} navigationType="POP" navigate={nothing}>
        {gate ? <Gate onOpen={nothing} /> : <AppRoutes />}
        <Toaster />
      </Router>
    </QueryClientProvider>,
  )
  // Else it would be asked for when all else has come.
  const fonts = isBook(pathname) && !gate ? ['src/ui/fonts/andika-basic.woff2'] : []
  return { html: withoutLazyPictures(withoutFields(html)), modules, fonts }
}
