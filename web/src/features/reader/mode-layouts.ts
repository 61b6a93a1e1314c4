import beside from './mode-beside.module.css'
import book from './mode-book.module.css'
import overlay from './mode-overlay.module.css'

/** Class names of a page in the reading modes that one has to choose, and of the leaf beside one without a picture. */
export const modeLayouts = {
  overlay: overlay.page,
  'side-by-side': beside.page,
  book: book.page,
  facing: book.facing,
} as const
