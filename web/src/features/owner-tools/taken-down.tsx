import type { Story } from '@moonpage/contract/story'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/icon.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import css from './owner-tools.module.css'

const AppealDialog = lazy(async () => ({ default: (await import('./appeal-dialog.tsx')).AppealDialog }))

/** Replaces the publish button of a taken-down story: the note, and the appeal. */
export const TakenDown = ({ story }: { story: Story }) => {
  // Once opened, the dialog stays mounted, so that it can restore the focus.
  const [dialogState, setDialogState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <div className={css.down}>
      <p className={css.downHead}>
        <Drawing svg={pageIcons.eyeOff} />A moderator removed this story from the public stories
      </p>
      {story.moderation_note && <blockquote className={css.reason}>{story.moderation_note}</blockquote>}
      {story.can_appeal ? (
        <Button onClick={() => setDialogState('open')}>Ask for another look</Button>
      ) : (
        <p className={css.counts} role="status">
          You asked for another look
        </p>
      )}
      {dialogState !== 'never' && (
        <Suspense>
          <AppealDialog
            story={story}
            title="Ask for another look"
            open={dialogState === 'open'}
            onClose={() => setDialogState('closed')}
          />
        </Suspense>
      )}
    </div>
  )
}
