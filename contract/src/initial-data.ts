import * as z from 'zod/mini'
import { PublicStats } from './feed.ts'
import { Story, StoryList } from './story.ts'

/** The API replies that a page's first render needs, as strangers get them. Sent in the page's HTML. */
export const InitialData = z.object({
  /** On the front page: the three newest stories. */
  recent: z.optional(StoryList),
  /** The first stories of the feed's first page, without filters. */
  feed: z.optional(StoryList),
  stats: z.optional(PublicStats),
  /** On a public story's page: the story. */
  story: z.optional(Story),
})
export type InitialData = z.infer<typeof InitialData>

/** The path and the query of a page's URL. */
export type PageAddress = { pathname: string; search: string }
/** The rendered HTML (empty for pages that only the browser renders), and the modules and fonts that it needs. */
export type ServerRender = { html: string; modules: string[]; fonts: string[] }
/**
 * The server entry of the web build: renders a page's HTML.
 * @param isShut whether the maintenance gate is closed for the visitor
 */
export type RenderOnServer = (address: PageAddress, data: InitialData, isShut: boolean) => ServerRender
