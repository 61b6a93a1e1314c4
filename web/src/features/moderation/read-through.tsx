import type { ReportedStory, StorySnapshot } from '@moonpage/contract/moderation'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { PageDots } from '../../ui/page-dots.tsx'
import { changedPages, Comparison } from './comparison.tsx'
import { FrontWords } from './front-words.tsx'
import { counted, minuteOf } from './format-time.ts'
import css from './read-through.module.css'

/** The reported versions that differ from the current one, by number of reports. */
const versionsOf = ({ snapshots, reports }: ReportedStory) => {
  const reportsOf = (id: string) => reports.filter((report) => report.snapshot_id === id).length
  return snapshots
    .filter((snapshot) => !snapshot.is_current)
    .map((snapshot) => ({ snapshot, reports: reportsOf(snapshot.id) }))
    .toSorted((one, other) => other.reports - one.reports)
}

const Versions = ({
  versions,
  chosen,
  onChoose,
}: {
  versions: ReturnType<typeof versionsOf>
  chosen: StorySnapshot | undefined
  onChoose: (id: string) => void
}) =>
  versions.length > 1 && (
    <div className={css.versions}>
      <Select label="Compared with" value={chosen?.id} onChange={({ target }) => onChoose(target.value)}>
        {versions.map(({ snapshot, reports }) => (
          <option key={snapshot.id} value={snapshot.id}>
            As it was on {minuteOf(snapshot.taken_at)}
            {reports > 0 && ` (${counted(reports, 'report')})`}
          </option>
        ))}
      </Select>
    </div>
  )

const Change = ({
  story,
  pages,
  onGo,
}: {
  story: ReportedStory
  pages: number[]
  onGo: (page: number) => void
}) => {
  const since = story.moderation_status === 'taken_down' ? 'taken down' : 'reported'
  if (story.snapshots.every((snapshot) => snapshot.is_current))
    return <p className={css.change}>Unchanged since it was {since}.</p>
  if (pages.length === 0)
    return <p className={css.change}>Its pages read as they did when it was {since}; compare the pictures.</p>
  return (
    <p className={css.change}>
      Changed since it was {since}:{' '}
      {pages.map((page) => (
        <button key={page} type="button" onClick={() => onGo(page)}>
          page {page}
        </button>
      ))}
    </p>
  )
}

/** A story page by page, next to the reported version. Arrow keys turn the pages. */
export const ReadThrough = ({ story, onClose }: { story: ReportedStory; onClose: () => void }) => {
  const versions = versionsOf(story)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const compared = (versions.find(({ snapshot }) => snapshot.id === chosenId) ?? versions[0])?.snapshot
  const total = Math.max(story.story_pages.length, compared?.story_pages.length ?? 0)
  const [requestedPage, setPage] = useState(1)
  const page = Math.min(requestedPage, total)
  const top = useRef<HTMLHeadingElement>(null)
  const heading = useId()
  useEffect(() => top.current?.focus(), [])
  const go = (to: number) => setPage(Math.min(total, Math.max(1, to)))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target instanceof HTMLSelectElement || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight') go(page + 1)
    else if (event.key === 'ArrowLeft') go(page - 1)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys as in the reader; buttons do the same
    <section className={css.leaves} aria-labelledby={heading} onKeyDown={onKeyDown}>
      <div className={css.head}>
        <h4 id={heading} ref={top} tabIndex={-1}>
          All pages<span className="only-read-aloud"> of {story.title}</span>
        </h4>
        <IconButton icon="close" label="Close the pages" onClick={onClose} />
      </div>
      <Change story={story} pages={compared ? changedPages(story, compared) : []} onGo={go} />
      <Versions versions={versions} chosen={compared} onChoose={setChosenId} />
      <FrontWords story={story} snapshot={compared} />
      <Comparison story={story} snapshot={compared} page={page} />
      <div className={css.turn}>
        <Button size="tight" aria-disabled={page === 1 || undefined} onClick={() => go(page - 1)}>
          Previous
        </Button>
        <div className={css.place}>
          <p role="status">
            Page {page} of {total}
          </p>
          <PageDots count={total} current={page} onPick={go} />
        </div>
        <Button size="tight" aria-disabled={page === total || undefined} onClick={() => go(page + 1)}>
          Next
        </Button>
      </div>
    </section>
  )
}
