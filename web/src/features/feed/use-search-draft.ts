import { useEffect, useRef, useState } from 'react'

const debounceMs = 400

type SearchDraft = {
  words: string
  type: (words: string) => void
  /** Searches at once. */
  ask: () => void
}

/**
 * The text of a search field, with a debounced search.
 * @param search the search in the URL
 * @param onSearch gets the text, and whether it continues the last search (and so replaces its history entry)
 */
export const useSearchDraft = (
  search: string,
  onSearch: (words: string, continues: boolean) => void,
): SearchDraft => {
  const [words, setWords] = useState(search)
  const lastSearch = useRef(search)
  const continues = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onSearchRef = useRef(onSearch)
  useEffect(() => void (onSearchRef.current = onSearch))
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // Back, forward and Clear change the search. Results of typing do not overwrite newer text.
    if (lastSearch.current === search) return
    clearTimeout(timer.current)
    lastSearch.current = search
    continues.current = false
    setWords(search)
  }, [search])

  const send = (text: string, isEnd: boolean) => {
    clearTimeout(timer.current)
    const trimmed = text.trim()
    if (trimmed !== lastSearch.current) {
      lastSearch.current = trimmed
      onSearchRef.current(trimmed, continues.current)
    }
    continues.current = !isEnd
  }
  return {
    words,
    type: (text) => {
      setWords(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => send(text, false), debounceMs)
    },
    ask: () => send(words, true),
  }
}
