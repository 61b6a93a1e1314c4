/** Levels from loose to tight; in the last one the text scrolls. See page-view.module.css. */
const fits = ['roomy', 'close', 'tight', 'tightest', 'scroll'] as const

const overflows = (part: HTMLElement) => part.scrollHeight > part.clientHeight + 1

/**
 * A ref that sets a page at the loosest level at which its text fits without scrolling: first the line height and the
 * picture shrink, then the font size. Runs before paint, and again when the text, its size, the window or the fonts
 * change. Text with its own scroll container (`[data-words]`, where that scrolls) scrolls there, by keyboard too.
 */
export const fitText = (page: HTMLElement | null) => {
  const text = page?.querySelector<HTMLElement>('[data-words]')
  if (!page || !text) return
  const fit = () => {
    const scrollsItself = getComputedStyle(text).overflowY === 'auto'
    for (const name of fits) {
      page.dataset.fit = name
      if (!overflows(scrollsItself ? text : page)) break
    }
    if (scrollsItself && overflows(text)) text.tabIndex = 0
    else text.removeAttribute('tabindex')
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
