import type { Scene } from '@moonpage/storyteller/scene'
import { beyond } from './beyond.ts'
import type { Den } from './den.ts'
import { far } from './far.ts'
import { near } from './near.ts'

/** The room of `bedside` in each setting. */
export const dens: Record<Scene['setting'], Den> = { ...near, ...far, ...beyond }
