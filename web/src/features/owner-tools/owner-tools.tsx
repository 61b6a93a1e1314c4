import type { Story } from '@moonpage/contract/story'
import { type ReactNode, useId, useState } from 'react'
import { dayOf } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Drawing, Icon } from '../../ui/icon.tsx'
import { isComplete } from './is-complete.ts'
import { MoreTools } from './more-tools.tsx'
import css from './owner-tools.module.css'
import { TakenDown } from './taken-down.tsx'
import { toolIcons } from './tool-icons.ts'
import { Visibility } from './visibility.tsx'

type OwnerToolsProps = {
  story: Story
  /** The current page, from 1. */
  pageNumber: number
  /** Opens the share dialog. */
  onShare: () => void
  /** Renders the download menu; `onDone` closes it. */
  download: (onDone: () => void) => ReactNode
}

/** The owner's tools below the page. */
export const OwnerTools = ({ story, pageNumber, onShare, download }: OwnerToolsProps) => {
  const [open, setOpen] = useState<'download' | 'more' | null>(null)
  const panel = useId()
  const heading = useId()
  const toggle = (which: 'download' | 'more') => setOpen(open === which ? null : which)
  const opener = (which: 'download' | 'more') => ({
    'aria-expanded': open === which,
    'aria-controls': panel,
    onClick: () => toggle(which),
  })
  const isDown = story.moderation_status === 'taken_down'
  const isWhole = isComplete(story)
  return (
    <section className={css.tools} aria-labelledby={heading}>
      <h2 id={heading}>This book is yours</h2>
      {isDown && <TakenDown story={story} />}
      {isWhole ? (
        <div className={css.row1}>
          {!isDown && (
            <div className={css.visibility}>
              <Visibility story={story} />
            </div>
          )}
          <Button onClick={onShare}>
            <Drawing svg={toolIcons.share} />
            Share
          </Button>
          <Button {...opener('download')}>
            <Drawing svg={toolIcons.download} />
            Download
          </Button>
          <Button look="bare" className={css.more} {...opener('more')}>
            More
            <Icon name="down" />
          </Button>
        </div>
      ) : null}
      {story.share_expires_at && isWhole && (
        <p className={css.counts}>The link works until {dayOf(story.share_expires_at)}</p>
      )}
      <div id={panel} className={css.panel} hidden={isWhole && open === null}>
        {open === 'download' && download(() => setOpen(null))}
        {(open === 'more' || !isWhole) && <MoreTools story={story} pageNumber={pageNumber} />}
      </div>
    </section>
  )
}
