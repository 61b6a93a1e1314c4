import type { Story, StorySummary } from '@moonpage/contract/story'
import { useHasRecordings } from '../../data/use-narrators.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { useShareLink } from './use-share-link.ts'

type ShareDialogProps = { story: Story | StorySummary; open: boolean; onClose: () => void }

/** Creates, shares, extends and revokes the share link of a story. */
export const ShareDialog = ({ story, open, onClose }: ShareDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Share by link">
    <StorySheet story={story} />
  </Dialog>
)

const StorySheet = ({ story }: { story: Story | StorySummary }) => (
  <ShareSheet
    title={story.title}
    what="this story"
    shared={useShareLink(story)}
    hasRecordings={useHasRecordings(story.id)}
  />
)
