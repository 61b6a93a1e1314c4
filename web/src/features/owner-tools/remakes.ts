import type { Story } from '@moonpage/contract/story'
import { call } from '../../data/api.ts'
import { moreRoutes } from '../../data/more-routes.ts'

export type RemakeName = 'rewrite' | 'redraw' | 'images' | 'story'

/** Something of a story that may be made again: the words that ask for it, and the call that begins it. */
export type Remake = {
  label: string
  title: string
  /** What will happen, and what stays readable. */
  sentence: string
  does: string
  /** Once it has begun. */
  begun: string
  begin: () => Promise<Story>
}

const missing = ({ story_pages: pages }: Story) => pages.filter((page) => page.has_image && !page.image_url)

/** What of this story, open at this page, can be made again. */
export const remakesOf = (story: Story, pageNumber: number): Partial<Record<RemakeName, Remake>> => {
  const { id } = story
  const page = story.story_pages.find((one) => one.page_number === pageNumber)
  const ofPage = { params: { id, page_number: pageNumber } }
  const isAnyMissing = missing(story).length > 0
  return {
    ...(page && {
      rewrite: {
        label: 'Rewrite this page',
        title: `Rewrite page ${pageNumber}?`,
        sentence: 'The page is told in other words. You can read it as it is until the new words are there.',
        does: 'Rewrite',
        begun: `Page ${pageNumber} is being written again`,
        begin: () => call(moreRoutes.rewritePage, ofPage),
      },
    }),
    ...(page?.has_image && {
      redraw: {
        label: 'Redraw this picture',
        title: `Redraw the picture on page ${pageNumber}?`,
        sentence: 'The picture is painted anew. The one you see stays until the new one is dry.',
        does: 'Redraw',
        begun: `The picture on page ${pageNumber} is being painted again`,
        begin: () => call(moreRoutes.redrawPage, ofPage),
      },
    }),
    ...(story.story_pages.some((one) => one.has_image) && {
      images: {
        label: 'Regenerate pictures',
        title: isAnyMissing ? 'Paint the missing pictures?' : 'Regenerate all pictures?',
        sentence: isAnyMissing
          ? 'Only what is missing is painted. All else stays, and you can read on meanwhile.'
          : 'Every picture is painted anew, and the words stay. You can read the book as it is until all are done.',
        does: isAnyMissing ? 'Paint them' : 'Regenerate',
        begun: 'The pictures are being painted',
        begin: () => call(moreRoutes.regenerateImages, { params: { id } }),
      },
    }),
    story: {
      label: 'Regenerate story',
      title: 'Regenerate the whole story?',
      sentence:
        'A new story is told from the same wishes, with new pictures. You can read this one until the new one is whole; then it takes its place.',
      does: 'Regenerate',
      begun: 'A new version of your story is being told',
      begin: () => call(moreRoutes.regenerateStory, { params: { id } }),
    },
  }
}
