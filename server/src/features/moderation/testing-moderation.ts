import type { ModerationOutcome, ReportedStory, ReportedStoryList } from '@moonpage/contract/moderation'
import type { Report } from '@moonpage/contract/reports'
import type { Role, User } from '@moonpage/contract/account'
import type { Insertable } from 'kysely'
import { expect } from 'vitest'
import { newActor } from '../../app/testing-permission-actors.ts'
import { insertStories } from '../../app/testing-stories.ts'
import type { Person, testApi } from '../../app/testing.ts'
import type { Tables } from '../../infra/db/tables.ts'

type Api = Awaited<ReturnType<typeof testApi>>

/** Actions of moderation tests, through the API where there is an operation for it. */
export const moderationTools = (api: Api) => {
  const decide = (by: Person, id: string, body: object) =>
    by.post<ModerationOutcome>(`/api/v1/admin/moderation/stories/${id}/action`, body)
  return {
    async someone(role: Role): Promise<Person> {
      const person = await api.signUp()
      await api.db.kysely.updateTable('accounts').set({ role }).where('id', '=', person.user.id).execute()
      return person
    },
    /** Reporters with ordinary weight: accounts that are old enough and have no history. */
    people: (count: number, { daysAgo = 30 } = {}): Promise<Person[]> =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const { id, ...tokens } = await newActor(api, 'user')
          await api.db.kysely
            .updateTable('accounts')
            .set({ created_at: new Date(Date.now() - daysAgo * 86_400_000) })
            .where('id', '=', id)
            .execute()
          const client = api.as(tokens.access_token)
          return { ...tokens, user: (await client.get<User>('/api/v1/auth/me')).body, ...client }
        }),
      ),
    /** A public story with one page and no pictures. */
    async aPublicStory(
      owner: Person,
      change: Partial<Insertable<Tables['stories']>> = {},
      content = 'Once there was a bell.',
    ): Promise<string> {
      const [id = ''] = await insertStories(api.db, owner.user.id, [change])
      await api.db.kysely
        .insertInto('story_pages')
        .values({ story_id: id, page_number: 1, content, scene: '{}', has_image: false, image_alt: '' })
        .execute()
      return id
    },
    report: (by: Person, id: string, reason?: string | null) =>
      by.post<Report>(`/api/v1/stories/${id}/report`, reason === undefined ? undefined : { reason }),
    async reportOf(people: readonly Person[], id: string): Promise<void> {
      for (const person of people)
        expect((await person.post(`/api/v1/stories/${id}/report`)).status).toBe(201)
    },
    decide,
    takeDown: (by: Person, id: string, body: object = {}) =>
      decide(by, id, { approved: false, note: 'It is not for children.', ...body }),
    /** The story's entry in a moderator's list; undefined if there is none. */
    async listed(by: Person, id: string): Promise<ReportedStory | undefined> {
      const { status, body } = await by.get<ReportedStoryList>(
        '/api/v1/admin/moderation/stories?page_size=100',
      )
      expect(status).toBe(200)
      return body.stories.find((story) => story.id === id)
    },
    isOpen: async (id: string) => (await api.nobody.get(`/api/v1/public/${id}`)).status === 200,
    acts: async (id: string) =>
      (
        await api.db.kysely
          .selectFrom('audit_entries')
          .select(['action', 'actor_id', 'note'])
          .where('subject_id', '=', id)
          .orderBy('created_at')
          .orderBy('id')
          .execute()
      ).map(({ action, actor_id, note }) => [action, actor_id, note]),
  }
}
