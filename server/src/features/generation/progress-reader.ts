import { isUnfinished } from '@moonpage/contract/progress'
import { StoryEvent } from '@moonpage/contract/story'
import type { Database } from '../../infra/db/database.ts'
import { coalesceCalls } from '../../lib/coalesce-calls.ts'
import { storyProgress } from './story-updates.ts'

/** A story's progress as all its followers see it. */
export type ReportedProgress = { id: string; block: string; isLast: boolean; againInMs: number | null }

type ProgressReader = () => Promise<ReportedProgress | null>

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

/** Coalesces reads of a story's progress by concurrent followers in this process. */
export function progressReader(db: Database) {
  const stories = new Map<string, { look: ProgressReader; readers: number }>()
  return {
    /** Call it to unsubscribe. `look` returns null when the story is gone. */
    enter(storyId: string): { look: ProgressReader; leave: () => void } {
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
