import type { StoryPage } from '@moonpage/contract/story'
import { useState } from 'react'
import { passagesOf } from './page-text.ts'

const noRefrain: ReadonlySet<string> = new Set()

/**
 * The screen reader announcement after a page turn: the page's text. Empty for the first page, which is read from the
 * top.
 */
export const useAnnouncement = (page: StoryPage | undefined): string => {
  const [first] = useState(page?.page_number)
  const [hasTurned, setTurned] = useState(false)
  if (!hasTurned && page && page.page_number !== first) setTurned(true)
  if (!hasTurned || !page) return ''
  return `. ${passagesOf(page.content, true, noRefrain)
    .flatMap(({ lines }) => lines)
    .join(' ')}`
}
