import type { Story } from '@moonpage/contract/story'
import { useId, useState } from 'react'
import { useSession } from '../../data/session-store.ts'
import { DownloadMenu } from '../../features/downloads/download-menu.tsx'
import { RatingPanel } from '../../features/ratings/rating-panel.tsx'
import { ReportButton } from '../../features/reports/report-button.tsx'
import { ArrowLink, Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/icon.tsx'
import download from '../../ui/icons/download.svg?raw'
import css from './public-corner.module.css'

type PublicCornerProps = { story: Story; page: number }

/** The rating and the tools of a public story. */
export const PublicCorner = ({ story, page }: PublicCornerProps) => (
  <div className={css.corner}>
    <RatingPanel story={story} />
    <section className={css.tools} aria-label="This book">
      {story.is_owner && (
        <>
          <h2>This book is yours</h2>
          <p className="soft">This is how everyone else sees it.</p>
          <ArrowLink to={`/story/${story.id}/page/${page}`}>Open your own copy</ArrowLink>
        </>
      )}
      <Tools story={story} />
    </section>
  </div>
)

const Tools = ({ story }: { story: Story }) => {
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <>
      <div className={css.row}>
        <Button aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
          <Drawing svg={download} />
          Download
        </Button>
        {isSignedIn && !story.is_owner && <ReportButton story={story} />}
      </div>
      <div id={panel} className={css.panel} hidden={!isOpen}>
        {isOpen && <DownloadMenu story={story} copy="public" onDone={() => setOpen(false)} />}
      </div>
    </>
  )
}
