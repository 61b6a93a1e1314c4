import { useEffect } from 'react'

const product = 'Moonpage'

/** Names the tab after the page; the product's name alone when there is nothing to add. */
export const usePageTitle = (title?: string): void => {
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product
    // What a screen reader says when the focus comes here with the page.
    document.getElementById('main')?.setAttribute('aria-label', title ?? product)
  }, [title])
}
