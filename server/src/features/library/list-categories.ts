import { settings, subjects, themes, type Categories } from '@moonpage/contract/categories'

/** All categories of the story form: every id that a story input may contain. */
export const listCategories = (): Categories => ({
  subjects: [...subjects],
  themes: [...themes],
  settings: [...settings],
})
