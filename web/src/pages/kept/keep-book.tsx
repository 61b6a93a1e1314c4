import type { BookCopy } from '@moonpage/contract/kept-books'
import type { Story } from '@moonpage/contract/story'
import { useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { ApiError, messageOf } from '../../data/api-error.ts'
import type { BookToKeep } from '../../data/kept/kept-books.ts'
import { canKeep } from '../../data/kept/register-worker.ts'
import { drawCategory } from '../../features/categories/category-icon.tsx'
import { KeepPanel } from '../../features/keeping/keep-panel.tsx'
import { NoKeeping } from '../../features/keeping/no-keeping.tsx'
import { useKeeping } from '../../features/keeping/use-keeping.ts'
import { cx } from '../../lib/class-names.ts'
import { cropClass } from '../../lib/picture-crop.ts'
import { useParams } from '../../lib/router/router.tsx'
import { BidiText, dirOf } from '../../ui/bidi-text.tsx'
import { BackLink, LinkButton } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { NotFound } from '../../ui/not-found.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { Spinner } from '../../ui/spinner.tsx'
import css from './keep-book.module.css'

/** @returns a book as it is kept */
export const toKeep = (
  copy: BookCopy,
  story: Pick<Story, 'id' | 'title' | 'subject' | 'preview_image_url' | 'preview_image_focus'>,
): BookToKeep => ({
  copy,
  id: story.id,
  title: story.title,
  subject: story.subject,
  image_url: story.preview_image_url,
  image_focus: story.preview_image_focus,
})

const back = { to: '/dashboard', label: 'Back to Dashboard' }

/** Keeps one book on this device. */
export const KeepBook = ({ copy }: { copy: BookCopy }) => {
  const { id = '' } = useParams()
  const route = copy === 'own' ? routes.getStory : routes.getPublicStory
  const { data, error, refetch } = useQuery<Story>({
    queryKey: [copy === 'own' ? 'story' : 'public-story', id],
    queryFn: ({ signal }) => call(route, { params: { id } }, signal),
  })
  usePageTitle(data?.title)
  if (error instanceof ApiError && error.status === 404)
    return (
      <NotFound title="Story Not Found" back={back}>
        It may have been deleted, or it may belong to someone else.
      </NotFound>
    )
  if (data) return <OneBook copy={copy} story={data} />
  return (
    <div className="wrap">
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>
      ) : (
        <Spinner>One moment</Spinner>
      )}
    </div>
  )
}

const OneBook = ({ copy, story }: { copy: BookCopy; story: Story }) => {
  const keeping = useKeeping([toKeep(copy, story)])
  const [record] = keeping.records
  const voice = record?.voice
  const count = story.story_pages.length
  return (
    <div className={`wrap ${css.page}`}>
      <BackLink to={back.to} className={css.back}>
        {back.label}
      </BackLink>
      <div className={cx(css.picture, !story.preview_image_url && css.plain)}>
        {story.preview_image_url ? (
          <img
            className={cropClass(story.preview_image_focus, 1.33, 3.4)}
            src={story.preview_image_url}
            srcSet={story.preview_image_srcset ?? undefined}
            sizes="(max-width: 899px) 66vw, 40vw"
            alt=""
          />
        ) : (
          drawCategory(story.subject)
        )}
      </div>
      <div className={css.words}>
        <h1 dir={dirOf(story.title)}>
          <BidiText>{story.title}</BidiText>
        </h1>
        <p className="soft">
          {count} {count === 1 ? 'page' : 'pages'}
          {voice && `, with ${voice.source === 'recorded' ? `${voice.name}’s voice` : 'a voice'}`}
        </p>
        <div className={css.keep}>
          {canKeep() ? <KeepPanel keeping={keeping} what="it" /> : <NoKeeping />}
        </div>
      </div>
      <div className={css.read}>
        <LinkButton
          to={`${copy === 'own' ? '' : '/public'}/story/${story.id}/page/1`}
          look={keeping.state === 'none' ? 'outline' : 'lamp'}
          size="big"
        >
          Read it now
        </LinkButton>
      </div>
    </div>
  )
}
