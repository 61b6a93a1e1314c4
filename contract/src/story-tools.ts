import * as z from 'zod/mini'
import { readableText } from './plain-text.ts'
import { route } from './route.ts'
import { Story, StoryParams } from './story.ts'
import { longestContent, longestSummary, longestTitle } from './text-limits.ts'

export const StoryEdit = z
  .strictObject({
    title: z.optional(readableText('Title', 1, longestTitle)),
    summary: z.optional(readableText('Summary', 0, longestSummary)),
    story_pages: z.optional(
      z
        .array(
          z.strictObject({
            page_number: z.int().check(z.minimum(1), z.maximum(1000)),
            content: readableText('The page', 1, longestContent),
          }),
        )
        .check(z.minLength(1), z.maxLength(16)),
    ),
  })
  .check(
    z.refine(
      (edit) => Object.values(edit).some((part) => part !== undefined),
      'Say what is to change: title, summary or story_pages',
    ),
  )
export type StoryEdit = z.infer<typeof StoryEdit>

export const updateStory = route({
  method: 'PUT',
  path: '/api/v1/stories/{id}',
  summary: 'Edit title, summary or pages; the names of the characters become placeholders',
  failure: 'Failed to update story',
  access: 'user',
  family: 'parent',
  params: StoryParams,
  body: StoryEdit,
  reply: Story,
})

export const deleteStory = route({
  method: 'DELETE',
  path: '/api/v1/stories/{id}',
  summary: 'Delete a story with its pages, pictures, ratings and links, even while it is being generated',
  failure: 'Failed to delete story',
  access: 'user',
  family: 'parent',
  params: StoryParams,
  reply: null,
})

export const regenerateStory = route({
  method: 'POST',
  path: '/api/v1/stories/{id}/regenerate',
  summary:
    'Generate a new version while the current one stays readable; a failed story resumes where it stopped',
  failure: 'Failed to regenerate story',
  access: 'user',
  family: 'parent',
  params: StoryParams,
  reply: Story,
  status: 202,
})

export const regenerateImages = route({
  method: 'POST',
  path: '/api/v1/stories/{id}/regenerate-images',
  summary: 'Paint the missing pictures; if none is missing, paint all again',
  failure: 'Failed to regenerate images',
  access: 'user',
  family: 'parent',
  params: StoryParams,
  reply: Story,
  status: 202,
})

const PageParams = z.strictObject({
  id: z.string(),
  page_number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)),
})

export const regeneratePageText = route({
  method: 'POST',
  path: '/api/v1/stories/{id}/pages/{page_number}/rewrite',
  summary: 'Regenerate the text of one page; 409 `whole_story_only` where stories are written as a whole',
  failure: 'We couldn’t rewrite the page.',
  access: 'user',
  family: 'parent',
  params: PageParams,
  reply: Story,
  status: 202,
})

export const regeneratePageImage = route({
  method: 'POST',
  path: '/api/v1/stories/{id}/pages/{page_number}/redraw',
  summary: 'Regenerate the picture of one page',
  failure: 'We couldn’t redraw the picture.',
  access: 'user',
  family: 'parent',
  params: PageParams,
  reply: Story,
  status: 202,
})

/** A booklet is printed on both sides of A4 or Letter paper, and folded; `coloring` has the outlines of every page. */
export const downloadFormats = ['pdf', 'booklet-a4', 'booklet-letter', 'coloring', 'epub'] as const
export type DownloadFormat = (typeof downloadFormats)[number]

/** The owner's formats: also the book for a print shop, and read aloud, as a ZIP of MP3 files. */
export const ownDownloadFormats = [...downloadFormats, 'print-shop', 'audiobook'] as const

export const downloadStory = route({
  method: 'GET',
  path: '/api/v1/stories/{id}/download',
  summary:
    'The book as a file: a PDF to print, a booklet to print and fold, drawings to color in, a ZIP for a print shop (pages and cover as PDFs with bleed), an EPUB 3 (with `narrator` it reads aloud), or an audiobook: a ZIP of MP3 files',
  failure: 'We couldn’t download the story.',
  access: 'user',
  apiKey: 'read',
  params: StoryParams,
  query: z.strictObject({
    format: z.enum(ownDownloadFormats),
    /** Who reads in an EPUB, which is silent without, or in an audiobook. */
    narrator: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: null,
  sends: ['application/pdf', 'application/epub+zip', 'application/zip'],
})
