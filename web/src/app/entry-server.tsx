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

/** Pages that cannot be rendered without their story. */
const needs = new Map<unknown, keyof InitialData>([
  [Home, 'recent'],
  [PublicStories, 'feed'],
  [PublicCover, 'story'],
  [PublicStory, 'story'],
])

await Promise.all(
  [Header, Home, PublicStories, PublicCover, PublicStory, Gate].map(({ preload }) => preload()),
)

const noop = () => {}

/**
 * Run by the server (server/src/infra/http/server-side-rendering.ts): renders the components of the browser app for an
 * anonymous visitor.
 */
export const renderOnServer: RenderOnServer = ({ pathname, search }, data, isShut) => {
  const { parts, isRendered } = componentsAt(pathname, isShut)
  const modules = parts.map(({ module }) => module)
  const isLacking = parts.some(({ part }) => {
    const need = needs.get(part)
    return need !== undefined && !data[need]
  })
  if (!isRendered || isLacking) return { html: '', modules, fonts: [] }
  setInitialData(data)
  const location = { pathname, search, hash: '', state: null, key: firstPlace }
  const html = renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient(noop)}>
      <ConnectionStrip />
      <Router location={location} navigationType="POP" navigate={noop}>
        {isShut ? <Gate onOpen={noop} /> : <AppRoutes />}
        <Toaster />
      </Router>
    </QueryClientProvider>,
  )
  // Otherwise the browser would discover it last.
  const fonts = isBook(pathname) && !isShut ? ['src/ui/fonts/andika-basic.woff2'] : []
  return { html, modules, fonts }
}
