import { settings, subjects, themes, type Categories } from '@moonpage/contract/categories'

export const categoriesReply: Categories = {
  subjects: [...subjects],
  themes: [...themes],
  settings: [...settings],
}
