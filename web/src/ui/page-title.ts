import { useEffect } from 'react'

const product = 'Moonpage'

/** Sets the document title; only the product name without a title. */
export const usePageTitle = (title?: string): void => {
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product
    // Screen readers announce this when the focus moves to the new page.
    document.getElementById('main')?.setAttribute('aria-label', title ?? product)
  }, [title])
}
