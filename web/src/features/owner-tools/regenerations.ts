import type { Story } from '@moonpage/contract/story'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'

export type RegenerationName = 'rewrite' | 'redraw' | 'images' | 'story'

/** A possible regeneration: its texts, and the call that starts it. */
export type Regeneration = {
  label: string
  title: string
  /** What will happen, and what stays readable meanwhile. */
  sentence: string
  does: string
  /** The toast once it has started. */
  begun: string
  begin: () => Promise<Story>
}

const missing = ({ story_pages: pages }: Story) => pages.filter((page) => page.has_image && !page.image_url)

/** The possible regenerations of a story, open at this page. */
export const regenerationsOf = (
  story: Story,
  pageNumber: number,
): Partial<Record<RegenerationName, Regeneration>> => {
  const { id } = story
  const page = story.story_pages.find((one) => one.page_number === pageNumber)
  const pageInput = { params: { id, page_number: pageNumber } }
  const isAnyMissing = missing(story).length > 0
  const whole: Regeneration = {
    label: 'Regenerate story',
    title: 'Regenerate the whole story?',
    sentence:
      'You’ll get a new story from the same choices, with new pictures. You can read this one until the new one takes its place.',
    does: 'Regenerate',
    begun: 'A new version of your story is being written',
    begin: () => call(routes.regenerateStory, { params: { id } }),
  }
  return {
    ...(page && {
      rewrite: story.rewrites_pages
        ? {
            label: 'Rewrite this page',
            title: `Rewrite page ${pageNumber}?`,
            sentence: 'We’ll rewrite this page. You can read it as it is until the new words are ready.',
            does: 'Rewrite',
            begun: `Page ${pageNumber} is being rewritten`,
            begin: () => call(routes.regeneratePageText, pageInput),
          }
        : {
            ...whole,
            label: 'Rewrite this page',
            sentence:
              'Every page of this story leads to the next, so we can’t rewrite just one. We can write you a whole new story instead, with new pictures. You can read this one until the new one takes its place.',
          },
    }),
    ...(page?.has_image && {
      redraw: {
        label: 'Redraw this picture',
        title: `Redraw the picture on page ${pageNumber}?`,
        sentence: 'We’ll paint a new picture. The one you see stays until it’s ready.',
        does: 'Redraw',
        begun: `The picture on page ${pageNumber} is being painted again`,
        begin: () => call(routes.regeneratePageImage, pageInput),
      },
    }),
    ...(story.story_pages.some((one) => one.has_image) && {
      images: {
        label: 'Regenerate pictures',
        title: isAnyMissing ? 'Paint the missing pictures?' : 'Regenerate all pictures?',
        sentence: isAnyMissing
          ? 'We’ll paint only the missing pictures. Everything else stays the same, and you can keep reading.'
          : 'We’ll repaint every picture and keep the words. You can read the book as it is until the pictures are done.',
        does: isAnyMissing ? 'Paint them' : 'Regenerate',
        begun: 'The pictures are being painted',
        begin: () => call(routes.regenerateImages, { params: { id } }),
      },
    }),
    story: whole,
  }
}
