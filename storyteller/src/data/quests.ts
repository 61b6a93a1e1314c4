import { star } from './quests/star.ts'
import { bell } from './quests/bell.ts'
import { letter } from './quests/letter.ts'
import { egg } from './quests/egg.ts'
import { key } from './quests/key.ts'
import { tune } from './quests/tune.ts'
import { lantern } from './quests/lantern.ts'
import { kite } from './quests/kite.ts'
import { seed } from './quests/seed.ts'
import { teddy } from './quests/teddy.ts'
import type { QuestData } from './schema.ts'

export const quests = { star, bell, letter, egg, key, tune, lantern, kite, seed, teddy } satisfies Record<
  string,
  QuestData
>
export type QuestId = keyof typeof quests
