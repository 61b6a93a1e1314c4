import { randomBytes } from 'node:crypto'
import type { Character } from '@moonpage/contract/characters'
import type { Child } from '@moonpage/contract/children'
import type { Rating } from '@moonpage/contract/ratings'
import type { ShareLink } from '@moonpage/contract/sharing'
import type { Story } from '@moonpage/contract/story'
import type { OnConflictBuilder } from 'kysely'
import { createResetToken } from '../core/accounts/create-reset-token.ts'
import { createApiKey } from '../core/accounts/keys/create-api-key.ts'
import { hashToken, newRefreshToken, sessionEnd } from '../core/accounts/tokens.ts'
import { createWebhook } from '../features/webhooks/create-webhook.ts'
import { textHash } from '../features/narration/recorded-pages.ts'
import type { Tables } from '../infra/db/tables.ts'
import { newId } from '../lib/ids.ts'
import { newActor, newMember, type Actor, type Api } from './testing-permission-actors.ts'
import { insertSeries } from './testing-series.ts'
import { insertStories } from './testing-stories.ts'
import { aStory } from './testing.ts'

/** One call: its caller, and whose things it addresses. */
export type Cast = {
  /** An anonymous caller has an account but no token. */
  caller: Actor
  /** The owner of the addressed story or account. */
  owner: Actor
  /** The owner's failed story, which can be retried. */
  storyId: string
  /** The failed job of that story. */
  failedJobId: string
  /** The owner's completed story with a share link. */
  bookId: string
  bookSlug: string
  shareToken: string
  /** The owner's public story. */
  publicId: string
  /** The owner's story that a moderator took down. */
  takenDownId: string
  /** The owner's rating of another person's story. */
  ratingId: string
  /** The owner's. */
  characterId: string
  childId: string
  /** The owner's, with the book, and its share link. */
  collectionId: string
  collectionToken: string
  seriesId: string
  factId: string
  /** The owner's, who has recorded the only page of the book, by the link. */
  narratorId: string
  recordingLink: { id: string; token: string }
  /** Of the owner's reading app. */
  catalogKeyId: string
  apiKeyId: string
  webhookId: string
  invitationId: string
  /** An invitation into the owner's family. */
  familyInvitationId: string
  /** Of an invitation into another family. */
  familyToken: string
  /** Another parent in the owner's family. */
  memberId: string
  /** A reset token for the caller. */
  resetToken: string
}

/** @returns the token of an invitation into the family, and its id */
async function newFamilyInvitation(api: Api, parent: Actor) {
  const { body } = await api
    .as(parent.access_token)
    .post<{ id: string; invitation_url: string }>('/api/v1/family/invitations', { role: 'parent' })
  return { id: body.id, token: body.invitation_url.split('/').at(-1) ?? '' }
}

async function newTakenDown(api: Api, owner: Actor): Promise<string> {
  const [id = ''] = await insertStories(api.db, owner.id, [{ taken_down_at: new Date() }])
  return id
}

async function newRating(api: Api, owner: Actor): Promise<string> {
  const author = await newActor(api, 'user')
  const [story_id] = await insertStories(api.db, author.id, [{}])
  const { body } = await api.as(owner.access_token).post<Rating>('/api/v1/ratings', { story_id, rating: 5 })
  return body.id
}

async function newRecording(api: Api, owner: Actor, storyId: string) {
  const narratorId = newId()
  const recordingLink = { id: newId(), token: newRefreshToken() }
  const { kysely } = api.db
  await kysely
    .insertInto('narrators')
    .values({ id: narratorId, account_id: owner.id, name: 'Grandpa Joe', face: 1 })
    .execute()
  await kysely
    .insertInto('recording_links')
    .values({ ...recordingLink, story_id: storyId, narrator_id: narratorId, expires_at: sessionEnd() })
    .execute()
  await kysely
    .insertInto('recordings')
    .values({
      story_id: storyId,
      page_number: 1,
      narrator_id: narratorId,
      text_hash: textHash('Once.'),
      file: `${randomBytes(20).toString('hex')}.mp3`,
      bytes: 1000,
      duration_ms: 1000,
      words: '[]',
    })
    .execute()
  return { narratorId, recordingLink }
}

async function newCollection(api: Api, owner: Actor, storyId: string) {
  const collectionId = newId()
  const collectionToken = newRefreshToken()
  const { kysely } = api.db
  await kysely
    .insertInto('collections')
    .values({ id: collectionId, family_id: owner.id, name: 'For the train' })
    .execute()
  await kysely
    .insertInto('collection_stories')
    .values({ collection_id: collectionId, story_id: storyId, position: 1 })
    .execute()
  await kysely
    .insertInto('collection_links')
    .values({
      collection_id: collectionId,
      token: collectionToken,
      include_names: true,
      include_recordings: false,
      expires_at: sessionEnd(),
    })
    .execute()
  return { collectionId, collectionToken }
}

async function newCatalogKeyOf(api: Api, { id: account_id }: Actor): Promise<string> {
  const id = newId()
  const secret_hash = hashToken(newRefreshToken())
  await api.db.kysely
    .insertInto('catalog_keys')
    .values({ id, account_id, name: 'Kobo in the kitchen', secret_hash })
    .execute()
  return id
}

async function newInvitation(api: Api): Promise<string> {
  const id = newId()
  const token_hash = hashToken(newRefreshToken())
  await api.db.kysely
    .insertInto('invitations')
    .values({ id, token_hash, note: 'Nana', expires_at: sessionEnd() })
    .execute()
  return id
}

/** Where a worker runs, it may have written the page first. */
const writtenMeanwhile = (page: OnConflictBuilder<Tables, 'story_pages'>) =>
  page.columns(['story_id', 'page_number']).doUpdateSet({ content: 'Once.' })

export type Part = Exclude<keyof Cast, 'caller' | 'owner'>
export type Stage = Pick<Cast, 'caller' | 'owner'> & {
  api: Api
  get: <P extends Part>(part: P) => Promise<Cast[P]>
}

async function newFailedStory({ api, owner }: Stage) {
  const { body: story } = await api.as(owner.access_token).post<Story>('/api/v1/stories', aStory)
  await api.db.kysely
    .updateTable('stories')
    .set({ generation_status: 'failed' })
    .where('id', '=', story.id)
    .execute()
  return { storyId: story.id }
}

async function newBook({ api, owner }: Stage) {
  const { body: book } = await api.as(owner.access_token).post<Story>('/api/v1/stories', aStory)
  await api.db.kysely
    .updateTable('stories')
    .set({ generation_status: 'completed', completed_at: new Date() })
    .where('id', '=', book.id)
    .execute()
  await newPage(api, book.id, { has_image: true, image_alt: 'A fox.' })
  return { bookId: book.id, bookSlug: book.slug }
}

async function newPublicBook({ api, owner }: Stage) {
  const { body: open } = await api.as(owner.access_token).post<Story>('/api/v1/stories', aStory)
  const now = new Date()
  await newPage(api, open.id, { has_image: false, image_alt: '' })
  await api.db.kysely
    .updateTable('stories')
    .set({ generation_status: 'completed', completed_at: now, is_public: true, published_at: now })
    .where('id', '=', open.id)
    .execute()
  return { publicId: open.id }
}

async function newPage(api: Api, story_id: string, picture: { has_image: boolean; image_alt: string }) {
  await api.db.kysely
    .insertInto('story_pages')
    .values({ story_id, page_number: 1, content: 'Once.', scene: '{}', ...picture })
    .onConflict(writtenMeanwhile)
    .execute()
}

/** How each part of a cast is made. */
export const makers: { [P in Part]: (stage: Stage) => Promise<Pick<Cast, P> & Partial<Cast>> } = {
  storyId: newFailedStory,
  failedJobId: async ({ api, get }) => ({ failedJobId: await failJobOf(api, await get('storyId')) }),
  bookId: newBook,
  bookSlug: newBook,
  shareToken: async ({ api, owner, get }) => {
    const path = `/api/v1/stories/${await get('bookId')}/share`
    const { body: link } = await api.as(owner.access_token).post<ShareLink>(path)
    return { shareToken: link.share_token }
  },
  publicId: newPublicBook,
  takenDownId: async ({ api, owner }) => ({ takenDownId: await newTakenDown(api, owner) }),
  ratingId: async ({ api, owner }) => ({ ratingId: await newRating(api, owner) }),
  characterId: async ({ api, owner }) => {
    const { body: character } = await api
      .as(owner.access_token)
      .post<Character>('/api/v1/characters', { role: 'companion', name: 'Nib', kind: 'mouse' })
    return { characterId: character.id }
  },
  childId: async ({ api, owner }) => {
    const { body: child } = await api.as(owner.access_token).post<Child>('/api/v1/children', { name: 'Mila' })
    return { childId: child.id }
  },
  collectionId: async ({ api, owner, get }) => newCollection(api, owner, await get('bookId')),
  collectionToken: async ({ api, owner, get }) => newCollection(api, owner, await get('bookId')),
  seriesId: newSeries,
  factId: newSeries,
  narratorId: async ({ api, owner, get }) => newRecording(api, owner, await get('bookId')),
  recordingLink: async ({ api, owner, get }) => newRecording(api, owner, await get('bookId')),
  catalogKeyId: async ({ api, owner }) => ({ catalogKeyId: await newCatalogKeyOf(api, owner) }),
  webhookId: async ({ api, owner }) => {
    const wanted = { url: 'https://example.org/moonpage', include_names: false }
    const deps = { db: api.db, webhooks: { allowsPrivate: false } }
    return { webhookId: (await createWebhook(deps, owner.id, wanted)).id }
  },
  apiKeyId: async ({ api, owner }) => {
    const wanted = { name: 'Lamp', scopes: ['read'], expires_in_days: null } as const
    return { apiKeyId: (await createApiKey(api.db, owner.id, wanted)).id }
  },
  invitationId: async ({ api }) => ({ invitationId: await newInvitation(api) }),
  familyInvitationId: async ({ api, owner }) => ({
    familyInvitationId: (await newFamilyInvitation(api, owner)).id,
  }),
  familyToken: async ({ api }) => ({
    familyToken: (await newFamilyInvitation(api, await newActor(api, 'user'))).token,
  }),
  memberId: async ({ api, owner }) => ({ memberId: (await newMember(api, owner, 'parent')).id }),
  resetToken: async ({ api, caller }) => ({ resetToken: await createResetToken(api.db.kysely, caller.id) }),
}

/** With a plan of its book, from which a poster is painted. */
async function newSeries({ api, owner, get }: Stage) {
  const storyId = await get('bookId')
  const outline = { seed: 'seed', title: '', summary: '', setting: 'forest', cast: [], beats: [] }
  await api.db.pool.query('update stories set outline = coalesce(outline, $2) where id = $1', [
    storyId,
    JSON.stringify(outline),
  ])
  return insertSeries(api.db, { familyId: owner.id, storyId })
}

async function failJobOf(api: Api, storyId: string): Promise<string> {
  const { rows } = await api.db.pool.query<{ id: string }>(
    `update pgboss.job set state = 'failed', completed_on = now() where data ->> 'story_id' = $1 returning id`,
    [storyId],
  )
  return rows[0]?.id ?? ''
}
