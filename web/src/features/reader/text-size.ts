import { readingSizes, type ReadingSize } from '@moonpage/contract/reading-sizes'
import { useState } from 'react'
import { useStoredChoice } from './use-stored-choice.ts'

/**
 * The text size: that of the child whose book it is, which the reader changes for this time only, else the one that was
 * chosen in this browser. @param person a user id
 */
export const useTextSize = (
  person: string,
  ofChild: ReadingSize | undefined,
): [ReadingSize, (size: ReadingSize) => void] => {
  const own = useStoredChoice('text-size', person, readingSizes, 'medium')
  const [here, setHere] = useState<ReadingSize | null>(null)
  return ofChild ? [here ?? ofChild, setHere] : own
}
