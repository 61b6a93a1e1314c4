/** From roomy to tight, and last: the words do not fit, so the page scrolls. See page-view.module.css. */
const fits = ['roomy', 'close', 'tight', 'tightest', 'scroll'] as const

const overflows = (page: HTMLElement) => page.scrollHeight > page.clientHeight + 1

/**
 * A ref that sets a page as roomily as its words allow without scrolling: first the leading closes up and the
 * picture gives way, then the letters shrink a little. Measured before anything is painted, and again when
 * the words, their size, the window or the fonts change.
 */
export const keepFitted = (page: HTMLElement | null) => {
  if (!page) return
  const fit = () => {
    for (const name of fits) {
      page.dataset.fit = name
      if (!overflows(page)) return
    }
  }
  fit()
  const resized = new ResizeObserver(fit)
  resized.observe(page)
  const changed = new MutationObserver(fit)
  changed.observe(page, { subtree: true, childList: true, characterData: true, attributeFilter: ['class'] })
  document.fonts.addEventListener('loadingdone', fit)
  return () => {
    resized.disconnect()
    changed.disconnect()
    document.fonts.removeEventListener('loadingdone', fit)
  }
}
