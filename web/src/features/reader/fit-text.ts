/** From roomy to tight, and last: the words do not fit, so they scroll. See page-view.module.css. */
const fits = ['roomy', 'close', 'tight', 'tightest', 'scroll'] as const

const overflows = (part: HTMLElement) => part.scrollHeight > part.clientHeight + 1

/**
 * A ref that sets a page as roomily as its words allow without scrolling: first the leading closes up and the
 * picture gives way, then the letters shrink a little. Measured before anything is painted, and again when
 * the words, their size, the window or the fonts change. Words on a sheet of their own (`[data-words]`, where
 * that scrolls) scroll there, by keyboard too.
 */
export const fitText = (page: HTMLElement | null) => {
  const words = page?.querySelector<HTMLElement>('[data-words]')
  if (!page || !words) return
  const fit = () => {
    const isSheet = getComputedStyle(words).overflowY === 'auto'
    for (const name of fits) {
      page.dataset.fit = name
      if (!overflows(isSheet ? words : page)) break
    }
    if (isSheet && overflows(words)) words.tabIndex = 0
    else words.removeAttribute('tabindex')
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
