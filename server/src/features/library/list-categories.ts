import { settings, subjects, themes, type Categories } from '@moonpage/contract/categories'

/** What a story can be about, and where it can take place: every id that a wish may name. */
export const listCategories = (): Categories => ({
  subjects: [...subjects],
  themes: [...themes],
  settings: [...settings],
})
