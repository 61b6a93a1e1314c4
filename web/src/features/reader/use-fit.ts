import { type RefObject, useLayoutEffect } from 'react'

/** From roomy to tight, and last: the words do not fit, so the page scrolls. See page-view.module.css. */
const fits = ['roomy', 'close', 'tight', 'tightest', 'scroll'] as const

const overflows = (page: HTMLElement) => page.scrollHeight > page.clientHeight + 1

/**
 * Sets a page as roomily as its words allow without scrolling: first the leading closes up and the picture
 * gives way, then the letters shrink a little. Measured before anything is painted, and again when the
 * window, the text size or the fonts change.
 */
export const useFit = (page: RefObject<HTMLElement | null>, ...reasons: unknown[]): void => {
  useLayoutEffect(() => {
    const element = page.current
    if (!element) return
    const fit = () => {
      for (const name of fits) {
        element.dataset.fit = name
        if (!overflows(element)) return
      }
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    document.fonts.addEventListener('loadingdone', fit)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', fit)
    }
  }, [page, ...reasons])
}
