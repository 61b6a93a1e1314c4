import type { StorySummary } from '@moonpage/contract/story'
import type { ReactNode } from 'react'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CardPicture } from './card-picture.tsx'
import { noSummary } from './card-state.tsx'
import css from './preview-dialog.module.css'
import { storyPath, wayInto } from './story-path.ts'

type PreviewDialogProps = {
  story: StorySummary
  icon: (category: string) => ReactNode
  open: boolean
  onClose: () => void
}

/** A preview of a story: picture, summary and opening. */
export const PreviewDialog = ({ story, icon, open, onClose }: PreviewDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={story.title}
    actions={
      <>
        <LinkButton to={storyPath(story, false)} look="lamp">
          {wayInto(story)}
        </LinkButton>
        <Button onClick={onClose}>Close</Button>
      </>
    }
  >
    <div className={css.look}>
      {story.preview_image_url && (
        <CardPicture
          story={story}
          icon={icon}
          cut={1}
          sizes={{ desk: '(min-width: 600px) 452px', phone: '90vw' }}
          over={null}
        />
      )}
      <p dir={dirOf(story.summary)}>
        <BidiText>{story.summary || noSummary}</BidiText>
      </p>
      {story.opening && (
        <p className={css.opening} dir={dirOf(story.opening)}>
          <BidiText>{story.opening}</BidiText>
        </p>
      )}
    </div>
  </Dialog>
)
