import { useEffect, useRef, useState } from 'react'

const pauseMs = 400

type SearchDraft = {
  words: string
  type: (words: string) => void
  /** Asks for what stands there without waiting. */
  ask: () => void
}

/**
 * The words in a search field, which are asked for by themselves when whoever types has stopped for a moment.
 * @param search what the address asks for
 * @param onSearch told the words, and whether they go on from those that were asked for last
 */
export const useSearchDraft = (
  search: string,
  onSearch: (words: string, goesOn: boolean) => void,
): SearchDraft => {
  const [words, setWords] = useState(search)
  const asked = useRef(search)
  const goesOn = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useRef(onSearch)
  useEffect(() => void (tell.current = onSearch))
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // Back, forward and Clear bring others. What was asked for here is not written over what is typed by now.
    if (asked.current === search) return
    clearTimeout(timer.current)
    asked.current = search
    goesOn.current = false
    setWords(search)
  }, [search])

  const send = (text: string, isEnd: boolean) => {
    clearTimeout(timer.current)
    const filters = text.trim()
    if (filters !== asked.current) {
      asked.current = filters
      tell.current(filters, goesOn.current)
    }
    goesOn.current = !isEnd
  }
  return {
    words,
    type: (text) => {
      setWords(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => send(text, false), pauseMs)
    },
    ask: () => send(words, true),
  }
}
