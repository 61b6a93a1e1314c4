import type { Story, StoryPage } from '@moonpage/contract/story'
import { cx } from '../../lib/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { PencilToPaint } from '../../ui/pencil-to-paint.tsx'
import css from './progress-grid.module.css'

/** The page's state, after its number. */
const stateOf = (story: Story, page: StoryPage): string => {
  if (!page.has_image || page.image_url) return ''
  if (page.sketch_url) return ', being painted'
  return story.generation_status === 'generating_images' ? ', written' : ''
}

const Sheet = ({ page }: { page: StoryPage | undefined }) => (
  <span className={css.sheet}>
    {page?.has_image && (
      <span className={css.picture}>
        <PencilToPaint
          sketch={page.sketch_url}
          src={page.image_url}
          srcSet={page.image_srcset ?? undefined}
          sizes="(max-width: 899px) 45vw, 216px"
          alt=""
        />
      </span>
    )}
    {page && !page.image_url && !page.sketch_url && <span className={css.words}>{page.content}</span>}
  </span>
)

/** The clothesline, shown only above the first page of a row: the row length depends on the screen. */
const Rope = ({ index }: { index: number }) => (
  <svg className={css.rope} viewBox="0 0 1280 44" preserveAspectRatio="none" aria-hidden="true">
    <path
      d={index % 4 < 2 ? 'M0 6Q320 30 640 27T1280 4' : 'M0 12Q400 34 700 25T1280 10'}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
)

/** The book's pages on a clothesline: blank, sketched or painted. Written pages can be read. */
export const ProgressGrid = ({ story }: { story: Story }) => (
  <ol className={css.line} aria-label="Pages">
    {Array.from({ length: story.page_count }, (_, index) => {
      const number = index + 1
      const page = story.story_pages.find((one) => one.page_number === number)
      return (
        <li key={number} className={cx(css.hung, page?.sketch_url && !page.image_url && css.now)}>
          <Rope index={index} />
          <span className={css.peg} />
          {page ? (
            <Link to={`/story/${story.id}/page/${number}`} className={css.leaf}>
              <Sheet page={page} />
              <span className={css.label}>
                <u>Page {number}</u>
                {stateOf(story, page)}
              </span>
            </Link>
          ) : (
            <span className={css.leaf}>
              <Sheet page={undefined} />
              <span className={css.label}>
                Page {number}
                <span className="only-read-aloud">, not written yet</span>
              </span>
            </span>
          )}
        </li>
      )
    })}
  </ol>
)
