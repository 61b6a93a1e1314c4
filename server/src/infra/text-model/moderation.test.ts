import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startFakeVendor, type FakeVendor } from '../../../../scripts/fake-vendor/start-fake-vendor.ts'
import { tell, testTeller, wishWith, write } from './testing.ts'

let vendor: FakeVendor
beforeAll(async () => {
  vendor = await startFakeVendor()
})
afterAll(() => vendor.close())
afterEach(() => vendor.fail())

const since = () => {
  const before = vendor.calls().length
  return (purpose: string) =>
    vendor
      .calls()
      .slice(before)
      .filter((call) => call.purpose === purpose)
}

describe('the vendor’s own judge', () => {
  it('sees the plan and every page before anyone else does', async () => {
    const teller = testTeller(vendor.url, { provider: 'openai' })
    const calls = since()
    const { pages } = await tell(teller, wishWith())
    const judged = calls('safety').map((call) => call.prompt)
    expect(judged).toHaveLength(5)
    for (const page of pages) expect(judged.some((text) => text.includes(page.content))).toBe(true)
    expect(teller.paid.filter((call) => call.purpose === 'safety')).toHaveLength(5)
  })

  it('has a page told again, and the story ended when it is against the next one too', async () => {
    const teller = testTeller(vendor.url, { provider: 'openai' })
    const input = wishWith()
    const outline = await teller.model.outline(input, 's', teller.context)
    vendor.fail({ name: 'unsafe', purpose: 'safety', first: 1 })
    expect(await write(teller, input, outline)).toHaveLength(4)
    vendor.fail({ name: 'unsafe', purpose: 'safety' })
    await expect(write(teller, input, outline)).rejects.toMatchObject({ kind: 'unfit' })
  })

  it('is waited for: what was not judged is not shown', async () => {
    const teller = testTeller(vendor.url, { provider: 'openai' })
    const input = wishWith()
    const outline = await teller.model.outline(input, 's', teller.context)
    for (const fault of ['safety:500', 'safety:empty', 'safety:malformed-json']) {
      vendor.fail(fault)
      await expect(write(teller, input, outline)).rejects.toMatchObject({
        kind: expect.stringMatching(/broken|unreadable/),
      })
    }
  })

  it('is not asked where other vendors are', async () => {
    const other = await startFakeVendor()
    await tell(testTeller(other.url), wishWith())
    expect(other.calls().map((call) => call.purpose)).toEqual(['outline', 'pages'])
    await other.close()
  })
})
