import { isUnfinished } from '@moonpage/contract/progress'
import type { Story } from '@moonpage/contract/story'
import { useEffect, useState } from 'react'
import { perUser, perTab } from '../../lib/storage.ts'

/**
 * The error of the last failed regeneration, until the user dismisses it. Shown again after the next failure.
 */
export const useFailedRegeneration = ({ id, generation_status, generation_error }: Story) => {
  const key = `${perUser}reader.put-away.${id}`
  const isGenerating = isUnfinished(generation_status)
  const [isDismissed, setDismissed] = useState(() => perTab.get(key) !== null)
  if (isGenerating && isDismissed) setDismissed(false)
  useEffect(() => {
    if (isGenerating) perTab.remove(key)
  }, [isGenerating, key])
  return {
    error: generation_status === 'completed' && !isDismissed ? generation_error : null,
    dismiss: () => {
      perTab.set(key, 'yes')
      setDismissed(true)
    },
  }
}
