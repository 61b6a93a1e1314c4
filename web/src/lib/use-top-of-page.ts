import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from './router/router.tsx'

/** The next page of a list begins at its top; going back returns to where one was. */
export const useTopOfPage = (top: RefObject<HTMLElement | null>, page: number): void => {
  const way: string = useNavigationType()
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page && way !== 'POP') top.current?.scrollIntoView()
    shown.current = page
  }, [top, page, way])
}
