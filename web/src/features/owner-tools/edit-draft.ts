import { perUser, perTab } from '../../lib/storage.ts'

/** The editable texts of a story. */
export type EditWords = { title: string; summary: string; content: string }
export type EditField = keyof EditWords

const keyOf = (storyId: string, pageNumber: number) => `${perUser}edit.${storyId}.${pageNumber}`

/**
 * Unsaved edits, stored in this tab: they survive an expired session and a reload.
 */
export const storedEdit = (storyId: string, pageNumber: number): EditWords | null => {
  const stored = perTab.get(keyOf(storyId, pageNumber))
  if (!stored) return null
  try {
    const words = JSON.parse(stored) as Partial<Record<EditField, unknown>> | null
    const { title, summary, content } = words ?? {}
    const isComplete = [title, summary, content].every((text) => typeof text === 'string')
    return isComplete ? ({ title, summary, content } as EditWords) : null
  } catch {
    return null
  }
}

export const storeEdit = (storyId: string, pageNumber: number, words: EditWords): void =>
  perTab.set(keyOf(storyId, pageNumber), JSON.stringify(words))

export const clearEdit = (storyId: string, pageNumber: number): void =>
  perTab.remove(keyOf(storyId, pageNumber))
