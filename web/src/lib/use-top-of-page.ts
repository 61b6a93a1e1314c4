import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from './router/router.tsx'

type Ref = RefObject<HTMLElement | null>

/** Whether a pagination link was used: filters change the page too, but keep the focus. Safari does not focus clicked links. */
const isTurned = () => document.activeElement === document.body || document.activeElement?.closest('nav')

/**
 * Scrolls to the top of a list on a page change; going back restores the scroll position.
 * @param heading gets the focus, if it is not `top`
 */
export const useTopOfPage = (top: Ref, page: number, heading: Ref = top): void => {
  const navigationType: string = useNavigationType()
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current !== page && navigationType !== 'POP' && isTurned()) {
      top.current?.scrollIntoView()
      heading.current?.focus({ preventScroll: true })
    }
    shownPage.current = page
  }, [top, page, heading, navigationType])
}
