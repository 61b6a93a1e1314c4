import * as z from 'zod/mini'
import { CurrentPassword, User } from './account.ts'
import { Paged, pageQuery } from './paging.ts'
import { PictureFocus } from './picture-focus.ts'
import { route } from './route.ts'

/** After so many wrong PINs in a row, none is accepted for some minutes. */
export const pinAttempts = 5
export const pinBlockMinutes = 5

const Pin = z.string().check(z.regex(/^\d{4}$/, 'Please choose four numbers'))

export const openChildView = route({
  method: 'POST',
  path: '/api/v1/child-view',
  summary:
    'Turn this session into the view of a child, which reaches the child’s books and nothing else. `pin` sets the family’s four numbers.',
  failure: 'We couldn’t open that.',
  access: 'user',
  family: 'parent',
  takesCredentials: true,
  body: z.strictObject({ child_id: z.string(), pin: z.optional(Pin) }),
  reply: User,
})

export const leaveChildView = route({
  method: 'POST',
  path: '/api/v1/child-view/leave',
  summary: 'Leave a child’s view with the family’s four numbers, or with the password',
  failure: 'We couldn’t check that.',
  access: 'user',
  childView: true,
  takesCredentials: true,
  body: z.strictObject({ pin: z.optional(Pin), password: z.optional(CurrentPassword) }).check(
    z.refine(({ pin, password }) => (pin === undefined) !== (password === undefined), {
      path: ['pin'],
      message: 'Please give your four numbers, or your password',
    }),
  ),
  reply: User,
})

const bookFields = {
  id: z.string(),
  title: z.string(),
  subject: z.string(),
  preview_image_url: z.nullable(z.string()),
  preview_image_srcset: z.nullable(z.string()),
  preview_image_alt: z.nullable(z.string()),
  preview_image_focus: z.nullable(PictureFocus),
}

export const ShelfBook = z.object({
  ...bookFields,
  /** Where the child stopped; 1 for a book that was not begun, or was finished. */
  page_number: z.int(),
})
export type ShelfBook = z.infer<typeof ShelfBook>

export const ChildShelf = z.object({
  child: z.object({ id: z.string(), name: z.string() }),
  /** What was begun first, the latest page first; then the newest. */
  books: z.array(ShelfBook),
  ...Paged,
})
export type ChildShelf = z.infer<typeof ChildShelf>

export const getChildShelf = route({
  method: 'GET',
  path: '/api/v1/child-view/books',
  summary: 'In a child’s view: the finished books that parents do not hide from the child',
  failure: 'We couldn’t load the books.',
  access: 'user',
  childView: true,
  query: z.strictObject(pageQuery(24)),
  reply: ChildShelf,
})

export const ChildBook = z.object({ ...bookFields, is_hidden: z.boolean() })
export type ChildBook = z.infer<typeof ChildBook>

export const ChildBooks = z.object({
  child: z.object({ id: z.string(), name: z.string() }),
  /** Whether the family has chosen its four numbers. */
  has_pin: z.boolean(),
  /** The newest first. */
  books: z.array(ChildBook),
  ...Paged,
})
export type ChildBooks = z.infer<typeof ChildBooks>

export const listChildBooks = route({
  method: 'GET',
  path: '/api/v1/children/{id}/books',
  summary: 'The finished books of your family, and which of them a child does not see in its view',
  failure: 'We couldn’t load the books.',
  access: 'user',
  family: 'parent',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject(pageQuery(24)),
  reply: ChildBooks,
})

export const hideChildBook = route({
  method: 'PUT',
  path: '/api/v1/children/{id}/books/{story_id}',
  summary: 'Hide a book from a child’s view, or show it again',
  failure: 'We couldn’t change that.',
  access: 'user',
  family: 'parent',
  params: z.strictObject({ id: z.string(), story_id: z.string() }),
  body: z.strictObject({ is_hidden: z.boolean() }),
  reply: null,
})
