import { isUnfinished } from '@moonpage/contract/progress'
import type { Story } from '@moonpage/contract/story'
import { useEffect, useState } from 'react'
import { perUser, perTab } from '../../lib/storage.ts'

/**
 * What went wrong when a whole story was last made again, until the parent puts it away; the next failure is told
 * again.
 */
export const useFailedRegeneration = ({ id, generation_status, generation_error }: Story) => {
  const key = `${perUser}reader.put-away.${id}`
  const isMaking = isUnfinished(generation_status)
  const [isPutAway, setPutAway] = useState(() => perTab.get(key) !== null)
  if (isMaking && isPutAway) setPutAway(false)
  useEffect(() => {
    if (isMaking) perTab.remove(key)
  }, [isMaking, key])
  return {
    error: generation_status === 'completed' && !isPutAway ? generation_error : null,
    putAway: () => {
      perTab.set(key, 'yes')
      setPutAway(true)
    },
  }
}
