import { anywhereSnails } from './obstacles/anywhere-snails.ts'
import { anywhereSignpost } from './obstacles/anywhere-signpost.ts'
import { anywhereRocks } from './obstacles/anywhere-rocks.ts'
import { anywhereDoor } from './obstacles/anywhere-door.ts'
import { anywhereRope } from './obstacles/anywhere-rope.ts'
import { anywhereJam } from './obstacles/anywhere-jam.ts'
import type { ObstacleData } from './schema.ts'

/** What may stand in anybody's way in any setting. The place is filled in by the plan. */
export const anywhere: readonly ObstacleData[] = [
  anywhereSnails,
  anywhereSignpost,
  anywhereRocks,
  anywhereDoor,
  anywhereRope,
  anywhereJam,
]
