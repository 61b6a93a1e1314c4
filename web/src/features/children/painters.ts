import type { NextAdventure } from '@moonpage/contract/series'
import type { ReactNode } from 'react'

/** Paint whom a next book is about. */
export type Painters = {
  hero: (request: NextAdventure['request']) => ReactNode
  companion: (request: NextAdventure['request']) => ReactNode
}
