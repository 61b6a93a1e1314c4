import type { Story } from '@moonpage/contract/story'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStory, testApi } from '../../app/testing.ts'
import { storyChannel } from '../../core/stories/story-events.ts'
import { notify } from '../../infra/db/listen.ts'

test('however many clients follow a story, each change is read once', async () => {
  const api = await testApi({ worker: false })
  try {
    const person = await api.signUp()
    const { id } = (await person.post<Story>('/api/v1/stories', aStory)).body
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
    const told: string[] = Array.from({ length: 60 }, () => '')
    const streams = told.map(async (_, reader) => {
      const response = await fetch(`${address}/api/v1/stories/${id}/events`, {
        headers: { authorization: `Bearer ${person.access_token}` },
      })
      for await (const piece of response.body ?? []) told[reader] += Buffer.from(piece).toString()
    })
    const everyone = async (words: string) =>
      await expect.poll(() => told.filter((text) => text.includes(words)).length).toBe(60)
    await everyone('"pending"')

    let asked = 0
    api.db.pool.on('acquire', () => (asked += 1))
    const change = (set: string) =>
      api.db.kysely.transaction().execute(async (tx) => {
        await sql`update stories set ${sql.raw(set)} where id = ${id}`.execute(tx)
        await notify(tx, storyChannel, id)
      })
    for (const percent of [10, 20, 30]) {
      await change(`generation_progress = ${percent}`)
      await everyone(`"generation_progress":${percent}`)
    }
    await change(`generation_status = 'failed'`)
    await Promise.all(streams)
    // The change itself is one statement too.
    expect(asked).toBeLessThanOrEqual(4 * 2)
  } finally {
    await api.close()
  }
})
