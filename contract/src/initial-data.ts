import * as z from 'zod/mini'
import { PublicStats } from './feed.ts'
import { Story, StoryList } from './story.ts'

/** What a page's first screen shows, as the API answers it to strangers; sent along with the page. */
export const InitialData = z.object({
  /** On the front page: the newest three. */
  recent: z.optional(StoryList),
  /** Of the first page of the feed, of which nothing special was asked, the first stories. */
  feed: z.optional(StoryList),
  stats: z.optional(PublicStats),
  /** Of a public book: the whole of it. */
  story: z.optional(Story),
})
export type InitialData = z.infer<typeof InitialData>

/** The address in parts. */
export type PageAddress = { pathname: string; search: string }
/** The first screen as HTML, empty where only a browser can draw it, and what it needs by the names of the build. */
export type ServerRender = { html: string; modules: string[]; fonts: string[] }
/**
 * What the browser app's build leaves for the server: draws a page's first screen without a browser.
 * `isShut`: whether the gate stands before it.
 */
export type RenderOnServer = (address: PageAddress, data: InitialData, isShut: boolean) => ServerRender
