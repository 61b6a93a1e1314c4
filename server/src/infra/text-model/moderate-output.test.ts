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

describe('the provider’s own judge', () => {
  it('sees the plan and every page before anyone else does', async () => {
    const teller = testTextModelClient(provider.url, { provider: 'openai' })
    const calls = since()
    const { pages } = await tell(teller, wishWith())
    const judged = calls('safety').map((call) => call.prompt)
    expect(judged).toHaveLength(5)
    for (const page of pages) expect(judged.some((text) => text.includes(page.content))).toBe(true)
    expect(teller.paid.filter((call) => call.purpose === 'safety')).toHaveLength(5)
  })

  it('has a page told again, and the story ended when it is against the next one too', async () => {
    const teller = testTextModelClient(provider.url, { provider: 'openai' })
    const input = wishWith()
    const outline = await teller.model.outline(input, 's', teller.context)
    provider.fail({ name: 'unsafe', purpose: 'safety', first: 1 })
    expect(await write(teller, input, outline)).toHaveLength(4)
    provider.fail({ name: 'unsafe', purpose: 'safety' })
    await expect(write(teller, input, outline)).rejects.toMatchObject({ kind: 'unfit' })
  })

  it('is waited for: what was not judged is not shown', async () => {
    const teller = testTextModelClient(provider.url, { provider: 'openai' })
    const input = wishWith()
    const outline = await teller.model.outline(input, 's', teller.context)
    for (const fault of ['safety:500', 'safety:empty', 'safety:malformed-json']) {
      provider.fail(fault)
      await expect(write(teller, input, outline)).rejects.toMatchObject({
        kind: expect.stringMatching(/broken|unreadable/),
      })
    }
  })

  it('is not asked where other providers are', async () => {
    const other = await startFakeProvider()
    await tell(testTextModelClient(other.url), wishWith())
    expect(other.calls().map((call) => call.purpose)).toEqual(['outline', 'pages'])
    await other.close()
  })
})
