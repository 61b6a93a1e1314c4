import { randomBytes } from 'node:crypto'
import type { FamilyRole, Role, TokenPair } from '@moonpage/contract/account'
import type { Character } from '@moonpage/contract/characters'
import type { Child } from '@moonpage/contract/children'
import type { Rating } from '@moonpage/contract/ratings'
import type { ShareLink } from '@moonpage/contract/sharing'
import type { Story } from '@moonpage/contract/story'
import type { OnConflictBuilder } from 'kysely'
import { insertAccount } from '../core/accounts/insert-account.ts'
import { createResetToken } from '../core/accounts/create-reset-token.ts'
import { hashPassword } from '../core/accounts/passwords.ts'
import { hashToken, newRefreshToken, sessionEnd } from '../core/accounts/tokens.ts'
import { updateUser } from '../features/admin/update-user.ts'
import { textHash } from '../features/narration/recorded-pages.ts'
import type { Tables } from '../infra/db/tables.ts'
import { newId } from '../lib/ids.ts'
import { insertSeries } from './testing-series.ts'
import { insertStories } from './testing-stories.ts'
import { aStory, type testApi } from './testing.ts'

export const callers = [
  'anonymous',
  'user',
  'owner',
  'moderator',
  'admin',
  'deactivated',
  'parent',
  'reader',
] as const
export type CallerKind = (typeof callers)[number]

type Api = Awaited<ReturnType<typeof testApi>>
export type Actor = TokenPair & { id: string; username: string; email: string }

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

export const password = 'Lamp-light7'
const hashed = hashPassword(password)

/** Inserted directly, without hashing a password each time: the table has many cells. */
export async function newActor(api: Api, role: Role): Promise<Actor> {
  const username = `actor_${randomBytes(6).toString('hex')}`
  const email = `${username}@example.org`
  const id = await insertAccount(api.db.kysely, {
    username,
    email,
    role,
    first_name: 'Ines',
    last_name: 'Okafor',
    password_hash: await hashed,
  })
  const session = { id: newId(), account_id: id, expires_at: sessionEnd() }
  const refresh_token = newRefreshToken()
  await api.db.kysely.insertInto('sessions').values(session).execute()
  await api.db.kysely
    .insertInto('refresh_tokens')
    .values({ hash: hashToken(refresh_token), session_id: session.id })
    .execute()
  const { body } = await api.nobody.post<TokenPair>('/api/v1/auth/refresh', { refresh_token })
  return { id, username, email, ...body }
}

async function newCaller(api: Api, kind: CallerKind, owner: Actor): Promise<Actor> {
  if (kind === 'owner') return owner
  if (kind === 'parent' || kind === 'reader') return newMember(api, owner, kind)
  const actor = await newActor(api, kind === 'admin' || kind === 'moderator' ? kind : 'user')
  if (kind === 'anonymous') return { ...actor, access_token: '', refresh_token: '' }
  if (kind === 'deactivated') await updateUser(api, { id: actor.id, change: { is_active: false }, by: null })
  return actor
}

/** Another account in the owner's family. */
async function newMember(api: Api, owner: Actor, role: FamilyRole): Promise<Actor> {
  const actor = await newActor(api, 'user')
  await api.db.kysely
    .updateTable('accounts')
    .set({ family_id: owner.id, family_role: role })
    .where('id', '=', actor.id)
    .execute()
  return actor
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

/** New people for each call, since some calls end sessions, change passwords or delete accounts. */
export async function newCast(api: Api, kind: CallerKind): Promise<Cast> {
  const owner = await newActor(api, 'user')
  const caller = await newCaller(api, kind, owner)
  const { body: story } = await api.as(owner.access_token).post<Story>('/api/v1/stories', aStory)
  await api.db.kysely
    .updateTable('stories')
    .set({ generation_status: 'failed' })
    .where('id', '=', story.id)
    .execute()
  const { body: book } = await api.as(owner.access_token).post<Story>('/api/v1/stories', aStory)
  await api.db.kysely
    .updateTable('stories')
    .set({ generation_status: 'completed', completed_at: new Date() })
    .where('id', '=', book.id)
    .execute()
  await api.db.kysely
    .insertInto('story_pages')
    .values({
      story_id: book.id,
      page_number: 1,
      content: 'Once.',
      scene: '{}',
      has_image: true,
      image_alt: 'A fox.',
    })
    .onConflict(writtenMeanwhile)
    .execute()
  const { body: open } = await api.as(owner.access_token).post<Story>('/api/v1/stories', aStory)
  const now = new Date()
  await api.db.kysely
    .insertInto('story_pages')
    .values({
      story_id: open.id,
      page_number: 1,
      content: 'Once.',
      scene: '{}',
      has_image: false,
      image_alt: '',
    })
    .onConflict(writtenMeanwhile)
    .execute()
  await api.db.kysely
    .updateTable('stories')
    .set({ generation_status: 'completed', completed_at: now, is_public: true, published_at: now })
    .where('id', '=', open.id)
    .execute()
  const { body: link } = await api.as(owner.access_token).post<ShareLink>(`/api/v1/stories/${book.id}/share`)
  const { body: character } = await api
    .as(owner.access_token)
    .post<Character>('/api/v1/characters', { role: 'companion', name: 'Nib', kind: 'mouse' })
  const { body: child } = await api.as(owner.access_token).post<Child>('/api/v1/children', { name: 'Mila' })
  return {
    caller,
    owner,
    storyId: story.id,
    failedJobId: await failJobOf(api, story.id),
    bookId: book.id,
    bookSlug: book.slug,
    shareToken: link.share_token,
    publicId: open.id,
    takenDownId: await newTakenDown(api, owner),
    ratingId: await newRating(api, owner),
    characterId: character.id,
    childId: child.id,
    ...(await newCollection(api, owner, book.id)),
    ...(await insertSeries(api.db, { familyId: owner.id, storyId: book.id })),
    ...(await newRecording(api, owner, book.id)),
    invitationId: await newInvitation(api),
    familyInvitationId: (await newFamilyInvitation(api, owner)).id,
    familyToken: (await newFamilyInvitation(api, await newActor(api, 'user'))).token,
    memberId: (await newMember(api, owner, 'parent')).id,
    resetToken: await createResetToken(api.db.kysely, caller.id),
  }
}

async function failJobOf(api: Api, storyId: string): Promise<string> {
  const { rows } = await api.db.pool.query<{ id: string }>(
    `update pgboss.job set state = 'failed', completed_on = now() where data ->> 'story_id' = $1 returning id`,
    [storyId],
  )
  return rows[0]?.id ?? ''
}

/** Turns the caller's session into the view of the owner's child. */
export async function openView(api: Api, { caller, childId }: Cast): Promise<void> {
  const opened = { child_id: childId, pin: '4711' }
  const { status } = await api.as(caller.access_token).post('/api/v1/child-view', opened)
  if (status !== 200) throw new Error(`The child's view was not opened: ${status}`)
}
