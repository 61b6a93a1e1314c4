import type { Scene } from '@moonpage/storyteller/scene'
import type { Stage } from '../stage-of-place.ts'

/** Whether what gives light is seen to do so. */
export const isDark = (scene: Scene, stage: Stage): boolean => stage.mood.dark || scene.light !== 'sky'
