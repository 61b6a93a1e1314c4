import type { RefObject } from 'react'
import type { BookStory } from './page-view.tsx'

/** The open book, for what reads it aloud. */
export type VoiceProps = {
  story: BookStory
  page: number
  /** The story's path, without `/page/3`. */
  path: string
  /** Key of the reader's settings. */
  person: string
  onGo: (page: number) => void
  /** The element with the page. */
  leaf: RefObject<HTMLElement | null>
}
