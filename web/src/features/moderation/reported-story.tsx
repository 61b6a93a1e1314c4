import type { ReportedStory as Reported } from '@moonpage/contract/moderation'
import { truncate } from '@moonpage/contract/truncate'
import { useId, useRef, useState } from 'react'
import { dayOf } from '../../lib/dates.ts'
import { BidiText } from '../../ui/bidi-text.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CutOut, Picture } from '../../ui/picture.tsx'
import { Appeal } from './appeal.tsx'
import { counted } from './format-time.ts'
import { ReadThrough } from './read-through.tsx'
import css from './reported-story.module.css'
import { Reports } from './reports.tsx'
import { ModerationDecision } from './moderation-decision.tsx'

type ReportedStoryProps = {
  story: Reported
  /** Index in the list: neighbors get different edges. */
  index: number
  /** Id of the current moderator, who cannot decide about their own story. */
  ownId: string | undefined
  /** Called when the moderator starts or stops deciding. */
  onDeciding: (isDeciding: boolean) => void
  onDone: () => void
}

const Facts = ({ story }: { story: Reported }) => {
  const { owner_id: owner, owner_name: name, published_at: published, age_group: age } = story
  return (
    <div className={css.facts}>
      <p>By {name ?? 'a Moonpage family'}</p>
      <p>
        {published ? `Published ${dayOf(published)}` : `Now private. Created ${dayOf(story.created_at)}`}, for
        ages {age}, {counted(story.view_count, 'view')}
      </p>
      <CopyButton text={owner}>Copy owner ID</CopyButton>
    </div>
  )
}

const Preview = ({ story, index }: { story: Reported; index: number }) => {
  const cut = ([1, 2, 3] as const)[index % 3] ?? 1
  const shown = story.story_pages.find((page) => page.image_url)
  if (shown?.image_url)
    return (
      <Picture
        cut={cut}
        className={css.picture}
        src={shown.image_url}
        srcSet={shown.image_srcset ?? undefined}
        sizes="(min-width: 900px) 248px, calc(100vw - 40px)"
        alt={shown.image_alt ?? ''}
      />
    )
  return (
    <CutOut cut={cut} pencil className={css.picture}>
      <p className={css.text}>Text Story</p>
    </CutOut>
  )
}

/** A reported story with its reports and the decision; columns on wide screens. */
export const ReportedStory = ({ story, index, ownId, onDeciding, onDone }: ReportedStoryProps) => {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const heading = useId()
  const panel = useId()
  return (
    <article className={css.story} aria-labelledby={heading}>
      <Preview story={story} index={index} />
      <div>
        <h3 id={heading}>
          <BidiText>{story.title}</BidiText>
        </h3>
        <Facts story={story} />
        <blockquote className={css.opening}>{truncate(story.content, 220)}</blockquote>
        <button
          ref={opener}
          type="button"
          className={css.read}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{isOpen ? 'Close the pages' : `Read all ${story.story_pages.length} pages`}</span>
          <Icon name="down" />
        </button>
      </div>
      <div id={panel} className={css.pages} hidden={!isOpen}>
        {isOpen && (
          <ReadThrough
            story={story}
            onClose={() => {
              setOpen(false)
              opener.current?.focus()
            }}
          />
        )}
      </div>
      <div className={css.verdict}>
        {story.appeal && <Appeal appeal={story.appeal} />}
        <Reports story={story} />
        <ModerationDecision
          story={story}
          isOwn={story.owner_id === ownId}
          onDeciding={onDeciding}
          onDone={onDone}
        />
      </div>
    </article>
  )
}
