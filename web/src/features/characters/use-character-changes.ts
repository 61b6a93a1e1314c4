import type { Character } from '@moonpage/contract/characters'
import { useEffect } from 'react'

/**
 * Updates the chosen character after it was changed or deleted, also in another tab.
 * @param saved undefined while only a cached list is available
 */
export const useCharacterChanges = (
  saved: readonly Character[] | undefined,
  chosen: string | null,
  onChoose: (character: Character | null) => void,
): void => {
  useEffect(() => {
    if (saved && chosen) onChoose(saved.find(({ id }) => id === chosen) ?? null)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the list changes
  }, [JSON.stringify(saved)])
}
