import type { Story } from '@moonpage/contract/story'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { messageOf } from '../../data/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import css from './failed-story.module.css'

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`)

const savedMessage = ({ story_pages, page_count }: Story): string => {
  const painted = story_pages.filter((page) => page.image_url).length
  if (story_pages.length === 0) return 'Your choices are saved.'
  const pictures = painted === 1 ? '1 picture' : `${painted} pictures`
  return `${pages(story_pages.length)} of ${page_count} written${painted ? ` and ${pictures} painted` : ''}: all of it is saved.`
}

/** Retries a failed story, which resumes where it stopped. */
export const useTryAgain = (storyId: string, onStarted: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(routes.regenerateStory, { params: { id: storyId } }),
    meta: { quiet: true },
    onSuccess: (story) => {
      queries.setQueryData(['story', storyId], story)
      void queries.invalidateQueries({ queryKey: ['stories'] })
      onStarted()
    },
  })
}

type FailedStoryProps = {
  story: Story
  /** Null for those who may not. */
  tryAgain: ReturnType<typeof useTryAgain> | null
  onRead: () => void
}

/** A failed story: the error, what is saved, and the retry button. */
export const FailedStory = ({ story, tryAgain, onRead }: FailedStoryProps) => (
  <div className={`wrap ${css.failed}`}>
    <img className="art" src="/art/lost.webp" alt="" width="220" height="220" />
    <div>
      <h2>This story isn’t finished</h2>
      <p className={css.why}>{story.generation_error ?? 'Something went wrong while it was being made.'}</p>
      <p className={css.kept}>{savedMessage(story)}</p>
      <Banner>{tryAgain?.isError && messageOf(tryAgain.error)}</Banner>
      <div className={css.ways}>
        {tryAgain && (
          <Button look="lamp" icon="redo" disabled={tryAgain.isPending} onClick={() => tryAgain.mutate()}>
            Try again
          </Button>
        )}
        {story.story_pages.length > 0 && (
          <Button icon="book" onClick={onRead}>
            Read what’s written so far
          </Button>
        )}
      </div>
    </div>
  </div>
)
