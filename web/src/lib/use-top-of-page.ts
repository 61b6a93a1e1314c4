import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from './router/router.tsx'

type Ref = RefObject<HTMLElement | null>

/** Filters lead to the first page, too: whoever stands in a field stays there. Safari focuses no link that is pressed. */
const isTurned = () => document.activeElement === document.body || document.activeElement?.closest('nav')

/**
 * The next page of a list begins at its top; going back returns to where one was.
 * @param heading takes the focus, where it is not `top` that may have it
 */
export const useTopOfPage = (top: Ref, page: number, heading: Ref = top): void => {
  const way: string = useNavigationType()
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page && way !== 'POP' && isTurned()) {
      top.current?.scrollIntoView()
      heading.current?.focus({ preventScroll: true })
    }
    shown.current = page
  }, [top, page, heading, way])
}
