import * as z from 'zod/mini'
import { PictureFocus } from './picture-focus.ts'
import { atMost, fewMarks, oneLine, requiredText } from './plain-text.ts'
import { route } from './route.ts'
import { ShareLink, ShareOptions } from './sharing.ts'
import { StorySummary } from './story.ts'
import { AgeGroup } from './story-input.ts'
import { longestCollectionName } from './text-limits.ts'

/** How many a family may have, and how many books one of them. */
export const collectionLimits = { collections: 50, stories: 100 } as const

const CollectionName = requiredText('Please enter a name', z.trim()).check(
  atMost(longestCollectionName, `A name can be up to ${longestCollectionName} characters long`),
  z.normalize('NFC'),
  oneLine('The name'),
  fewMarks('The name'),
  z.refine(
    (name) => /[^\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\p{Z}]/u.test(name),
    'Please enter a name that can be seen',
  ),
)

/** The picture of a book; null where it has none, then the icon of its subject is shown. */
const Cover = z.object({
  image_url: z.nullable(z.string()),
  image_srcset: z.nullable(z.string()),
  image_focus: z.nullable(PictureFocus),
  subject: z.string(),
})
export type CollectionCover = z.infer<typeof Cover>

const fields = { id: z.string(), name: z.string(), created_at: z.iso.datetime(), story_count: z.int() }

/** A collection in a list. */
export const CollectionSummary = z.object({
  ...fields,
  /** Of the first three books. */
  covers: z.array(Cover),
  is_shared: z.boolean(),
  /** Whether it has the book that was asked about; absent if none was. */
  has_story: z.optional(z.boolean()),
})
export type CollectionSummary = z.infer<typeof CollectionSummary>

export const CollectionList = z.object({ collections: z.array(CollectionSummary) })
export type CollectionList = z.infer<typeof CollectionList>

export const Collection = z.object({
  ...fields,
  /** All its books, in its order. */
  stories: z.array(StorySummary),
  /** Its valid link; null without one. */
  link: z.nullable(ShareLink),
})
export type Collection = z.infer<typeof Collection>

const CollectionParams = z.strictObject({ id: z.string() })
const ShelvedParams = z.strictObject({ id: z.string(), story_id: z.string() })

export const listCollections = route({
  method: 'GET',
  path: '/api/v1/collections',
  summary: 'The collections of your family, newest first; `story_id` asks which of them have that book',
  failure: 'We couldn’t load your collections.',
  access: 'user',
  apiKey: 'read',
  query: z.strictObject({ story_id: z.optional(z.string()) }),
  reply: CollectionList,
})

export const createCollection = route({
  method: 'POST',
  path: '/api/v1/collections',
  summary: `Make a collection, up to ${collectionLimits.collections}, with \`story_id\` as its first book`,
  failure: 'We couldn’t make the collection.',
  access: 'user',
  family: 'parent',
  body: z.strictObject({ name: CollectionName, story_id: z.optional(z.string()) }),
  reply: Collection,
  status: 201,
})

export const getCollection = route({
  method: 'GET',
  path: '/api/v1/collections/{id}',
  summary: 'A collection of your family with its books',
  failure: 'We couldn’t load the collection.',
  access: 'user',
  apiKey: 'read',
  params: CollectionParams,
  reply: Collection,
})

export const renameCollection = route({
  method: 'PUT',
  path: '/api/v1/collections/{id}',
  summary: 'Give a collection another name',
  failure: 'We couldn’t save that.',
  access: 'user',
  family: 'parent',
  params: CollectionParams,
  body: z.strictObject({ name: CollectionName }),
  reply: Collection,
})

export const deleteCollection = route({
  method: 'DELETE',
  path: '/api/v1/collections/{id}',
  summary: 'Delete a collection and its link; its books stay',
  failure: 'We couldn’t delete the collection.',
  access: 'user',
  family: 'parent',
  params: CollectionParams,
  reply: null,
})

export const addToCollection = route({
  method: 'PUT',
  path: '/api/v1/collections/{id}/stories/{story_id}',
  summary: `Put one of your books last in a collection, which has room for ${collectionLimits.stories}`,
  failure: 'We couldn’t add the book.',
  access: 'user',
  family: 'parent',
  params: ShelvedParams,
  reply: null,
})

export const removeFromCollection = route({
  method: 'DELETE',
  path: '/api/v1/collections/{id}/stories/{story_id}',
  summary: 'Take a book out of a collection; the book stays',
  failure: 'We couldn’t take the book out.',
  access: 'user',
  family: 'parent',
  params: ShelvedParams,
  reply: null,
})

export const orderCollection = route({
  method: 'PUT',
  path: '/api/v1/collections/{id}/order',
  summary: 'Order the books of a collection; books that are not named come last, in their order',
  failure: 'We couldn’t save the order.',
  access: 'user',
  family: 'parent',
  params: CollectionParams,
  body: z.strictObject({
    story_ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(collectionLimits.stories)),
  }),
  reply: null,
})

export const shareCollection = route({
  method: 'POST',
  path: '/api/v1/collections/{id}/share',
  summary: 'Create or get the share link of a collection; `renew` extends it by thirty days',
  failure: 'We couldn’t share the collection.',
  access: 'user',
  family: 'parent',
  params: CollectionParams,
  body: z.nullish(ShareOptions),
  reply: ShareLink,
})

export const revokeCollectionShare = route({
  method: 'DELETE',
  path: '/api/v1/collections/{id}/share',
  summary: 'Revoke the share link of a collection at once; the pictures of its books get new addresses',
  failure: 'We couldn’t share the collection.',
  access: 'user',
  family: 'parent',
  params: CollectionParams,
  reply: null,
})

/** A collection as visitors with its link see it: finished books that no moderator took down. */
export const SharedCollection = z.object({
  /** Null where the link shows no given names: it may have one in it. */
  name: z.nullable(z.string()),
  books: z.array(
    z.object({
      ...Cover.shape,
      /** Opens the book, as the token of a shared story does. */
      share_token: z.string(),
      title: z.string(),
      age_group: AgeGroup,
    }),
  ),
})
export type SharedCollection = z.infer<typeof SharedCollection>

export const getSharedCollection = route({
  method: 'GET',
  path: '/api/v1/collections/shared/{token}',
  summary: 'A collection by its link; 404 once that is revoked or has expired',
  failure: 'We couldn’t open the collection.',
  access: 'anyone',
  ignoresToken: true,
  bypassesGate: 'link',
  params: z.strictObject({ token: z.string() }),
  reply: SharedCollection,
})
