import type { Character } from '@moonpage/contract/characters'
import { useEffect } from 'react'

/**
 * Tells of whoever was chosen and has been changed since, or deleted, in another tab too.
 * @param saved undefined while only a list from before is there
 */
export const useCharacterChanges = (
  saved: readonly Character[] | undefined,
  chosen: string | null,
  onChoose: (character: Character | null) => void,
): void => {
  useEffect(() => {
    if (saved && chosen) onChoose(saved.find(({ id }) => id === chosen) ?? null)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when there is news, and at nothing else
  }, [JSON.stringify(saved)])
}
