import type { ReadingPlace } from '@moonpage/contract/reading-places'
import type { Story } from '@moonpage/contract/story'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readingFor, storeReadingFor } from '../../../data/reading-for.ts'
import { leaveBook, sendSoon } from './leave-book.ts'
import { storePlace } from './pending-places.ts'
import { Slip } from './slip.tsx'

type PlaceProps = {
  story: Story
  page: number
  total: number
  /** The story's path, without `/page/3`. */
  path: string
  /** A user id. */
  person: string
  /** The query of the address at which it was opened: `?for=` a child, to whom one reads. Null once a page was turned. */
  opened: { search: string } | null
}

/** The place of the child to whom one reads, else the latest. */
const placeIn = ({ places = [] }: Story, person: string): ReadingPlace | undefined =>
  places.find((one) => one.child_id === readingFor(person)) ?? places[0]

/** Says where one stopped in one's own book, until a page is turned; from then on stores where one is. */
export const Place = ({ story, page, total, path, person, opened }: PlaceProps) => {
  const hasTurned = !opened
  const queries = useQueryClient()
  const [place] = useState(() => {
    const child = new URLSearchParams(opened?.search).get('for')
    if (child) storeReadingFor(person, child)
    return placeIn(story, person)
  })
  const last = useRef({ story, page, total })
  useEffect(() => {
    last.current = { story, page, total }
  })
  useEffect(() => {
    if (!hasTurned) return
    storePlace(person, { story: story.id, page, total })
    sendSoon()
  }, [hasTurned, person, story.id, page, total])
  useEffect(() => {
    if (hasTurned) return () => void leaveBook(queries, person, last.current)
  }, [hasTurned, queries, person])
  return hasTurned || !place ? null : <Slip {...{ place, page, path }} />
}
