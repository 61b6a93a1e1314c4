import { expect } from 'vitest'
import type { SharedStory, ShareLink } from '@moonpage/contract/sharing'
import type { Story, StoryList } from '@moonpage/contract/story'
import { aStory, type Person, type testApi } from '../../app/testing.ts'

export type TestApi = Awaited<ReturnType<typeof testApi>>

/** Actions of owners and readers of a shared or public story. */
export function sharing(api: TestApi, owner: Person) {
  const aBook = async (change: object = {}): Promise<Story> => {
    const wish = { ...aStory, page_count: 4, max_images: 2, ...change }
    const { body } = await owner.post<Story>('/api/v1/stories', wish)
    return api.finished(owner, body.id)
  }
  const read = async (id: string) => (await owner.get<Story>(`/api/v1/stories/${id}`)).body
  const isServed = async (url: string) => (await api.app.inject(url)).statusCode === 200
  const onRow = async (sql: string, values: unknown[]) =>
    expect((await api.db.pool.query(sql, values)).rowCount).toBe(1)

  return {
    aBook,
    read,
    isServed,
    share: (id: string, body?: object) => owner.post<ShareLink>(`/api/v1/stories/${id}/share`, body),
    revoke: (id: string) => owner.send('DELETE', `/api/v1/stories/${id}/share`),
    publish: (id: string, body?: object) => owner.post<Story>(`/api/v1/public/${id}/share`, body),
    unpublish: (id: string) => owner.send<Story>('DELETE', `/api/v1/public/${id}/share`),
    open: (token: string) => api.nobody.get<SharedStory>(`/api/v1/stories/shared/${token}`),
    inFeed: async (id: string) => {
      const { body } = await api.nobody.get<StoryList>('/api/v1/public?limit=100')
      return body.stories.find((story) => story.id === id)
    },
    takeDown: (id: string) => onRow('update stories set taken_down_at = now() where id = $1', [id]),
    ageLink: (id: string, days: number) =>
      onRow(`update share_links set expires_at = expires_at - $2 * interval '1 day' where story_id = $1`, [
        id,
        days,
      ]),
    /** Every picture has a new address, and the old ones do not work. */
    expectOtherNames: async (before: Story): Promise<void> => {
      const old = everyPicture(before)
      expect(old).toHaveLength(6)
      await expect.poll(async () => Promise.all(old.map(isServed))).toEqual(old.map(() => false))
      const now = everyPicture(await read(before.id))
      expect(now.filter((url) => old.includes(url))).toEqual([])
      expect(await Promise.all(now.map(isServed))).toEqual(old.map(() => true))
    },
  }
}

/** The addresses of all sizes of all pictures. */
export const everyPicture = ({ story_pages: pages }: Story): string[] =>
  pages
    .flatMap((page) => (page.image_srcset ?? '').split(', ').filter(Boolean))
    .map((one) => one.split(' ')[0] ?? '')
