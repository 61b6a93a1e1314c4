import { isUnfinished } from '@moonpage/contract/progress'
import { StoryEvent } from '@moonpage/contract/story'
import type { Database } from '../../infra/db/database.ts'
import { coalesceCalls } from '../../lib/coalesce-calls.ts'
import { storyProgress } from './story-updates.ts'

/** How far a story is, as all who follow it are told. */
export type ReportedProgress = { id: string; block: string; isLast: boolean; againInMs: number | null }

type Look = () => Promise<ReportedProgress | null>

async function look(db: Database, storyId: string): Promise<ReportedProgress | null> {
  const progress = await storyProgress(db, null, storyId)
  if (!progress) return null
  const event = StoryEvent.parse(progress)
  const id = Object.values(event).join('-')
  return {
    id,
    block: `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`,
    isLast: !isUnfinished(event.generation_status),
    againInMs: progress.told_in_ms !== null && progress.told_in_ms > 0 ? progress.told_in_ms : null,
  }
}

/** Looks at a story once for all who follow it in this process and want to know at the same time. */
export function progressReader(db: Database) {
  const stories = new Map<string, { look: Look; readers: number }>()
  return {
    /** To be left again. `look` answers null when the story is gone. */
    enter(storyId: string): { look: Look; leave: () => void } {
      const story = stories.get(storyId) ?? { look: coalesceCalls(() => look(db, storyId)), readers: 0 }
      story.readers += 1
      stories.set(storyId, story)
      return {
        look: story.look,
        leave: () => {
          story.readers -= 1
          if (story.readers === 0) stories.delete(storyId)
        },
      }
    },
  }
}
