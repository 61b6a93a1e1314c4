import type { Story } from '@moonpage/contract/story'
import { lazy, Suspense, useState } from 'react'
import { FailedStrip } from '../../features/reader/failed-strip.tsx'

const AppealDialog = lazy(async () => ({
  default: (await import('../../features/owner-tools/appeal-dialog.tsx')).AppealDialog,
}))

type StandingProps = { story: Story; onPutAway: () => void }

/** Above a story of one's own that moderation keeps from others. */
export const Standing = ({ story, onPutAway }: StandingProps) => {
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never')
  if (story.moderation_status === 'under_review')
    return <FailedStrip onPutAway={onPutAway}>Hidden while a moderator reviews it.</FailedStrip>
  return (
    <>
      <FailedStrip does="See why" onPress={() => setAsking('open')} onPutAway={onPutAway}>
        Removed from the public stories.
      </FailedStrip>
      {asking !== 'never' && (
        <Suspense>
          <AppealDialog
            story={story}
            title="Why it is not public"
            open={asking === 'open'}
            onClose={() => setAsking('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
