import { bell } from './quests/bell.ts'
import { clock } from './quests/clock.ts'
import { egg } from './quests/egg.ts'
import { key } from './quests/key.ts'
import { kite } from './quests/kite.ts'
import { lamp } from './quests/lamp.ts'
import { lantern } from './quests/lantern.ts'
import { letter } from './quests/letter.ts'
import { map } from './quests/map.ts'
import { seed } from './quests/seed.ts'
import { soup } from './quests/soup.ts'
import { star } from './quests/star.ts'
import { teddy } from './quests/teddy.ts'
import { tune } from './quests/tune.ts'
import { wool } from './quests/wool.ts'
import { yawn } from './quests/yawn.ts'
import type { QuestData } from './schema.ts'

export const quests = {
  star,
  bell,
  letter,
  egg,
  key,
  tune,
  lantern,
  kite,
  seed,
  teddy,
  lamp,
  yawn,
  clock,
  map,
  wool,
  soup,
} satisfies Record<string, QuestData>
export type QuestId = keyof typeof quests
