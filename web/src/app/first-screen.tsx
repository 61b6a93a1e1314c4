import type { DrawFirstScreen } from '@moonpage/contract/page-data'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'react-router'
import { holdPageData } from '../data/page-data.ts'
import { makeQueryClient } from '../data/query-client.ts'
import { Toaster } from '../ui/toaster.tsx'
import { ConnectionStrip } from './connection-strip.tsx'
import { earlyPage, Gate, Home, PublicStories, PublicStory } from './early-pages.ts'
import { AppRoutes } from './routes.tsx'

await Promise.all([Home, PublicStories, PublicStory, Gate].map(({ bring }) => bring()))

const nowhere = { createHref: () => '', push: () => {}, replace: () => {}, go: () => {} }
const nothing = () => {}

/** What is typed before the scripts are there would be lost. */
const withoutFields = (html: string) =>
  html.replace(/<(input|textarea)\b/g, '<$1 readonly').replace(/<select\b/g, '<select disabled')

/**
 * Run by the server (server/src/infra/http/first-screen.ts): the same components as in the browser, drawn once
 * for a visitor of whom nothing is known.
 */
export const drawFirstScreen: DrawFirstScreen = ({ pathname, search }, data, gate) => {
  const page = earlyPage(pathname, gate)
  if (!page || (page.Page === PublicStory && !data.story)) return null
  holdPageData(data)
  const location = { pathname, search, hash: '', state: null, key: 'default' }
  const html = renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient(nothing)}>
      <ConnectionStrip />
      <Router location={location} navigator={nowhere}>
        {gate ? <Gate onOpen={nothing} /> : <AppRoutes />}
        <Toaster />
      </Router>
    </QueryClientProvider>,
  )
  return { html: withoutFields(html), module: page.module }
}
