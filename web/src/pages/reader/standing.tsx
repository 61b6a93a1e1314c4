import type { Story } from '@moonpage/contract/story'
import { lazy, Suspense, useState } from 'react'
import { FailedStrip } from '../../features/reader/failed-strip.tsx'

const AppealDialog = lazy(async () => ({
  default: (await import('../../features/owner-tools/appeal-dialog.tsx')).AppealDialog,
}))

type StandingProps = { story: Story; onDismiss: () => void }

/** Shown above the user's own story while moderation hides it. */
export const Standing = ({ story, onDismiss }: StandingProps) => {
  const [dialogState, setDialogState] = useState<'never' | 'open' | 'closed'>('never')
  if (story.moderation_status === 'under_review')
    return <FailedStrip onDismiss={onDismiss}>Hidden while a moderator reviews it.</FailedStrip>
  return (
    <>
      <FailedStrip does="See why" onPress={() => setDialogState('open')} onDismiss={onDismiss}>
        Removed from the public stories.
      </FailedStrip>
      {dialogState !== 'never' && (
        <Suspense>
          <AppealDialog
            story={story}
            title="Why it is not public"
            open={dialogState === 'open'}
            onClose={() => setDialogState('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
