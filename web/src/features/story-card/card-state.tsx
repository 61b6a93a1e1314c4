import { isUnfinished, progressMessage } from '@moonpage/contract/progress'
import type { StorySummary } from '@moonpage/contract/story'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import { Drawing } from '../../ui/icon.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Stars } from '../../ui/stars.tsx'
import css from './card-state.module.css'

/** For stories without a summary. */
export const noSummary = 'A magical story waiting to be discovered...'

const countOf = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

const Generating = ({ story }: { story: StorySummary }) => (
  <>
    <p className={css.summary}>{progressMessage(story.generation_status, story.generation_progress)}</p>
    <div className={css.making}>
      <ProgressBar percent={story.generation_progress} label={`Progress of ${story.title}`} />
      <span>Generating, {story.generation_progress}%</span>
    </div>
  </>
)

const Failed = ({ story }: { story: StorySummary }) => (
  <>
    <p className={css.failed}>We couldn’t finish this story</p>
    {story.generation_error && <p className={css.summary}>{story.generation_error}</p>}
  </>
)

const moderationNotices = {
  under_review: 'Hidden from others while a moderator reviews it',
  taken_down: 'Removed from the public stories. Open it to see more.',
}

const Finished = ({ story }: { story: StorySummary }) => (
  <>
    {story.moderation_status !== 'clear' && (
      <p className={css.failed}>{moderationNotices[story.moderation_status]}</p>
    )}
    {story.missing_images !== undefined && (
      <p className={css.failed}>{countOf(story.missing_images, 'picture')} not painted yet</p>
    )}
    <p className={css.summary} dir={dirOf(story.summary)}>
      <BidiText>{story.summary || noSummary}</BidiText>
    </p>
    <div className={css.meta}>
      {story.rating_count > 0 && (
        <span>
          <Stars average={story.average_rating} />
          <b>{story.average_rating.toFixed(1)}</b>
        </span>
      )}
      <span>
        <Drawing svg={pageIcons.eye} />
        {story.view_count}
        <span className="only-read-aloud">{story.view_count === 1 ? ' view' : ' views'}</span>
      </span>
      <span>{story.rating_count > 0 ? countOf(story.rating_count, 'rating') : 'No ratings yet'}</span>
    </div>
  </>
)

/** The text below a card's title: summary and statistics, or the progress, or the error. */
export const CardState = ({ story }: { story: StorySummary }) => {
  if (isUnfinished(story.generation_status)) return <Generating story={story} />
  return story.generation_status === 'failed' ? <Failed story={story} /> : <Finished story={story} />
}
