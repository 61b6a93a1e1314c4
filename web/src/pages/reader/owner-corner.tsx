import type { Story } from '@moonpage/contract/story'
import { lazy, Suspense, useState } from 'react'
import { canMakeStories, useSession } from '../../data/session-store.ts'
import { DownloadMenu } from '../../features/downloads/download-menu.tsx'
import { OwnerTools } from '../../features/owner-tools/owner-tools.tsx'
import { RatingPanel } from '../../features/ratings/rating-panel.tsx'
import { ReaderTools } from '../../features/owner-tools/reader-tools.tsx'
import css from './owner-corner.module.css'

const ShareDialog = lazy(async () => ({
  default: (await import('../../features/sharing/share-dialog.tsx')).ShareDialog,
}))

/** The tools below the page for the family that owns the book; readers only download. */
export const OwnerCorner = (props: { story: Story; pageNumber: number }) =>
  canMakeStories(useSession().user) ? <ParentCorner {...props} /> : <ReaderCorner {...props} />

const ParentCorner = ({ story, pageNumber }: { story: Story; pageNumber: number }) => {
  // Once opened, the dialog stays mounted, so that it can restore the focus.
  const [sharing, setSharing] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <div className={css.corner}>
        {story.is_public && <RatingPanel story={story} />}
        <OwnerTools
          story={story}
          pageNumber={pageNumber}
          onShare={() => setSharing('open')}
          download={(onDone) => <DownloadMenu story={story} copy="own" onDone={onDone} />}
        />
      </div>
      {sharing !== 'never' && (
        <Suspense>
          <ShareDialog story={story} open={sharing === 'open'} onClose={() => setSharing('closed')} />
        </Suspense>
      )}
    </>
  )
}

const ReaderCorner = ({ story }: { story: Story }) => (
  <div className={css.corner}>
    {story.is_public && <RatingPanel story={story} />}
    <ReaderTools
      story={story}
      download={(onDone) => <DownloadMenu story={story} copy="own" onDone={onDone} />}
    />
  </div>
)
