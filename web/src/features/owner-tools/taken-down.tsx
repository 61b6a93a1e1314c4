import type { Story } from '@moonpage/contract/story'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/icon.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import css from './owner-tools.module.css'

const AppealDialog = lazy(async () => ({ default: (await import('./appeal-dialog.tsx')).AppealDialog }))

/** In place of the way to make it public: why it is not, and how to have that looked at again. */
export const TakenDown = ({ story }: { story: Story }) => {
  // Stays in the page once it was opened, so that it can give the focus back.
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <div className={css.down}>
      <p className={css.downHead}>
        <Drawing svg={pageIcons.eyeOff} />A moderator removed this story from the public stories
      </p>
      {story.moderation_note && <blockquote className={css.reason}>{story.moderation_note}</blockquote>}
      {story.can_appeal ? (
        <Button onClick={() => setAsking('open')}>Ask for another look</Button>
      ) : (
        <p className={css.counts} role="status">
          You asked for another look
        </p>
      )}
      {asking !== 'never' && (
        <Suspense>
          <AppealDialog
            story={story}
            title="Ask for another look"
            open={asking === 'open'}
            onClose={() => setAsking('closed')}
          />
        </Suspense>
      )}
    </div>
  )
}
