import type { InitialData, RenderOnServer } from '@moonpage/contract/initial-data'
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

/** Nothing can be drawn of these without what the server read for them. */
const needs = new Map<unknown, keyof InitialData>([
  [Home, 'recent'],
  [PublicStories, 'feed'],
  [PublicCover, 'story'],
  [PublicStory, 'story'],
])

await Promise.all(
  [Header, Home, PublicStories, PublicCover, PublicStory, Gate].map(({ preload }) => preload()),
)

const nothing = () => {}

/**
 * Run by the server (server/src/infra/http/server-side-rendering.ts): the same components as in the browser, drawn once
 * for a visitor of whom nothing is known.
 */
export const renderOnServer: RenderOnServer = ({ pathname, search }, data, isShut) => {
  const { parts, isDrawn } = componentsAt(pathname, isShut)
  const modules = parts.map(({ module }) => module)
  const isLacking = parts.some(({ part }) => {
    const need = needs.get(part)
    return need !== undefined && !data[need]
  })
  if (!isDrawn || isLacking) return { html: '', modules, fonts: [] }
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
  return { html, modules, fonts }
}
