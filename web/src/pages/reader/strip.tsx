import type { Story } from '@moonpage/contract/story'
import { MissingStrip } from './missing-strip.tsx'
import { RegenerationFailed } from './regeneration-failed.tsx'
import { Standing } from './standing.tsx'
import { GeneratingStrip } from './unfinished.tsx'

/** What is said above a page: the story is generated, a regeneration failed, moderation hides it, pictures are missing. */
export type StripKind = 'generating' | 'failed' | 'hidden' | 'missing'

type StripProps = { kind: StripKind; story: Story; isOffline: boolean; onDismiss: () => void }

export const Strip = ({ kind, story, isOffline, onDismiss }: StripProps) => {
  if (kind === 'generating') return <GeneratingStrip story={story} isOffline={isOffline} />
  const Notice = { failed: RegenerationFailed, hidden: Standing, missing: MissingStrip }[kind]
  return <Notice story={story} onDismiss={onDismiss} />
}
