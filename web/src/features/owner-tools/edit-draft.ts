import { perUser, perTab } from '../../lib/storage.ts'

/** What a person may type into a story. */
export type EditWords = { title: string; summary: string; content: string }
export type EditField = keyof EditWords

const keyOf = (storyId: string, pageNumber: number) => `${perUser}edit.${storyId}.${pageNumber}`

/**
 * Words that were typed and not saved, kept in this tab: a session that runs out, a reload or a slip of the finger
 * takes none of them away.
 */
export const storedEdit = (storyId: string, pageNumber: number): EditWords | null => {
  const kept = perTab.get(keyOf(storyId, pageNumber))
  if (!kept) return null
  try {
    const words = JSON.parse(kept) as Partial<Record<EditField, unknown>> | null
    const { title, summary, content } = words ?? {}
    const isWhole = [title, summary, content].every((text) => typeof text === 'string')
    return isWhole ? ({ title, summary, content } as EditWords) : null
  } catch {
    return null
  }
}

export const storeEdit = (storyId: string, pageNumber: number, words: EditWords): void =>
  perTab.set(keyOf(storyId, pageNumber), JSON.stringify(words))

export const clearEdit = (storyId: string, pageNumber: number): void =>
  perTab.remove(keyOf(storyId, pageNumber))
