import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  startFakeProvider,
  type FakeProvider,
} from '../../../../scripts/fake-provider/start-fake-provider.ts'
import { tell, testTextModelClient, wishWith, write } from './testing.ts'

let provider: FakeProvider
beforeAll(async () => {
  provider = await startFakeProvider()
})
afterAll(() => provider.close())
afterEach(() => provider.fail())

const since = () => {
  const before = provider.calls().length
  return (purpose: string) =>
    provider
      .calls()
      .slice(before)
      .filter((call) => call.purpose === purpose)
}

describe('OpenAI’s moderation endpoint', () => {
  it('checks the plan and every page before they are stored', async () => {
    const client = testTextModelClient(provider.url, { provider: 'openai' })
    const calls = since()
    const { pages } = await tell(client, wishWith())
    const judged = calls('safety').map((call) => call.prompt)
    expect(judged).toHaveLength(5)
    for (const page of pages) expect(judged.some((text) => text.includes(page.content))).toBe(true)
    expect(client.paid.filter((call) => call.purpose === 'safety')).toHaveLength(5)
  })

  it('has a flagged page rewritten, and fails the story if the rewrite is flagged too', async () => {
    const client = testTextModelClient(provider.url, { provider: 'openai' })
    const input = wishWith()
    const outline = await client.model.outline(input, 's', client.context)
    provider.fail({ name: 'unsafe', purpose: 'safety', first: 1 })
    expect(await write(client, input, outline)).toHaveLength(4)
    provider.fail({ name: 'unsafe', purpose: 'safety' })
    await expect(write(client, input, outline)).rejects.toMatchObject({ kind: 'unfit' })
  })

  it('is waited for: unchecked text is not shown', async () => {
    const client = testTextModelClient(provider.url, { provider: 'openai' })
    const input = wishWith()
    const outline = await client.model.outline(input, 's', client.context)
    for (const fault of ['safety:500', 'safety:empty', 'safety:malformed-json']) {
      provider.fail(fault)
      await expect(write(client, input, outline)).rejects.toMatchObject({
        kind: expect.stringMatching(/broken|unreadable/),
      })
    }
  })

  it('is not called at other providers', async () => {
    const other = await startFakeProvider()
    await tell(testTextModelClient(other.url), wishWith())
    expect(other.calls().map((call) => call.purpose)).toEqual(['outline', 'pages'])
    await other.close()
  })
})
