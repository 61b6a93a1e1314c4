import type { ReportedStory, StorySnapshot } from '@moonpage/contract/moderation'
import type { StoryPage } from '@moonpage/contract/story'
import { CutOut, Picture } from '../../ui/picture.tsx'
import { MarkedText } from './marked-text.tsx'
import { minuteOf } from './format-time.ts'
import css from './read-through.module.css'

const pageAt = (pages: readonly StoryPage[], number: number) =>
  pages.find((page) => page.page_number === number)

/** Page numbers whose text or picture description has changed. */
export const changedPages = (story: ReportedStory, snapshot: StorySnapshot): number[] => {
  const numbers = new Set([...story.story_pages, ...snapshot.story_pages].map((page) => page.page_number))
  return [...numbers]
    .filter((number) => {
      const [now, before] = [pageAt(story.story_pages, number), pageAt(snapshot.story_pages, number)]
      return now?.content !== before?.content || now?.image_alt !== before?.image_alt
    })
    .toSorted((one, other) => one - other)
}

type LeafProps = {
  page: StoryPage | undefined
  other: StoryPage | undefined
  /** Set when two versions are shown side by side. */
  version?: { name: string; side: 'before' | 'after' }
}

const PagePicture = ({ page }: { page: StoryPage }) => {
  if (!page.has_image) return null
  return (
    <figure className={css.figure}>
      {page.image_url ? (
        <Picture
          src={page.image_url}
          srcSet={page.image_srcset ?? undefined}
          sizes="(min-width: 900px) 400px, calc(100vw - 40px)"
          alt={page.image_alt ?? ''}
        />
      ) : (
        <CutOut pencil>
          <p className={css.unpainted}>This picture is not there.</p>
        </CutOut>
      )}
      {page.image_alt && <figcaption aria-hidden="true">{page.image_alt}</figcaption>}
    </figure>
  )
}

const Leaf = ({ page, other, version }: LeafProps) => (
  <div className={css.leaf}>
    {version && <h5>{version.name}</h5>}
    {page ? (
      <>
        <PagePicture page={page} />
        <p className={css.words}>
          {version ? (
            <MarkedText text={page.content} other={other?.content ?? ''} side={version.side} />
          ) : (
            page.content
          )}
        </p>
      </>
    ) : (
      <p className={css.absent}>This page is not in this version.</p>
    )}
  </div>
)

type ComparisonProps = { story: ReportedStory; snapshot: StorySnapshot | undefined; page: number }

/** The current page, next to the reported version if it differs, with changed words marked. */
export const Comparison = ({ story, snapshot, page: number }: ComparisonProps) => {
  const now = pageAt(story.story_pages, number)
  if (!snapshot) return <Leaf page={now} other={undefined} />
  const before = pageAt(snapshot.story_pages, number)
  const name = `As it was on ${minuteOf(snapshot.taken_at)}`
  return (
    <div className={css.versionsBeside}>
      <Leaf page={before} other={now} version={{ name, side: 'before' }} />
      <Leaf page={now} other={before} version={{ name: 'Today', side: 'after' }} />
    </div>
  )
}
