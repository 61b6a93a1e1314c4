import type { StoryPage } from '@moonpage/contract/story'
import { useState } from 'react'
import { passagesOf } from './page-text.ts'

const nothing: ReadonlySet<string> = new Set()

/**
 * What a screen reader says of a page that was turned to: its words. Of the page that a book is opened at it says
 * nothing: that one is read from its top.
 */
export const useAnnouncement = (page: StoryPage | undefined): string => {
  const [first] = useState(page?.page_number)
  const [hasTurned, setTurned] = useState(false)
  if (!hasTurned && page && page.page_number !== first) setTurned(true)
  if (!hasTurned || !page) return ''
  return `. ${passagesOf(page.content, true, nothing)
    .flatMap(({ lines }) => lines)
    .join(' ')}`
}
