import type { GenerationInfo } from '@moonpage/contract/generation-info'
import { expect, test } from 'vitest'
import { costTip, priceOf, waitInWords, waitNotice } from './costs.ts'

const hosted: GenerationInfo = {
  painted_here: false,
  picture_usd: 0.04,
  text_usd: 0.05,
  minutes: null,
  resumes_at: null,
}
const embedded: GenerationInfo = { ...hosted, painted_here: true, picture_usd: 0, text_usd: 0 }
const counts = [0, 3, 5, 10]
const prices = (generationInfo: GenerationInfo | undefined) =>
  counts.map((count) => priceOf(count, generationInfo))

test('four cents per picture, also as the default', () => {
  expect(prices(hosted)).toEqual(['$0.00', '~$0.12', '~$0.20', '~$0.40'])
  expect(prices(undefined)).toEqual(prices(hosted))
})

test('other prices, below a cent, free and unknown', () => {
  expect(prices({ ...hosted, picture_usd: 0.053 })).toEqual(['$0.00', '~$0.16', '~$0.27', '~$0.53'])
  expect(prices({ ...hosted, picture_usd: 0.001 })).toEqual(['$0.00', '<$0.01', '~$0.01', '~$0.01'])
  expect(prices({ ...hosted, picture_usd: 0 })).toEqual(['$0.00', 'Free', 'Free', 'Free'])
  expect(prices({ ...hosted, picture_usd: null })).toEqual(['$0.00', '', '', ''])
})

test('if the hero is painted first, a book with several pictures costs one more', () => {
  const heroFirst = { ...hosted, paints_hero_first: true }
  expect([0, 1, 3].map((count) => priceOf(count, heroFirst))).toEqual(['$0.00', '~$0.04', '~$0.16'])
})

test('pictures of the embedded illustrator are free', () => {
  expect(prices(embedded)).toEqual(['$0.00', 'Free', 'Free', 'Free'])
})

test('the tip names the source of images and the cost of the text', () => {
  expect(costTip(undefined)).toBe('Tip: the images come from an AI image generator.')
  expect(costTip(hosted)).toBe(
    'Tip: the images come from an AI image generator. Writing the story costs another ~$0.05.',
  )
  expect(costTip(embedded)).toMatch(
    /^Tip: Moonpage paints the images right here, for free\. .*AI image generator/,
  )
})

test('the expected duration', () => {
  const minutes = (from: number, to: number) => waitInWords({ ...hosted, minutes: { from, to } })
  expect([undefined, hosted, embedded].map(waitInWords)).toEqual(Array(3).fill('about 2-3 minutes'))
  expect([minutes(0, 0), minutes(0, 1), minutes(1, 1), minutes(4, 4), minutes(0, 5), minutes(2, 5)]).toEqual([
    'less than a minute',
    'about a minute',
    'about a minute',
    'about 4 minutes',
    'about 1-5 minutes',
    'about 2-5 minutes',
  ])
})

test('over the budget, the notice says when stories can be started again, in local time', () => {
  const now = new Date(2026, 10, 21, 20, 30)
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
  expect(waitNotice(undefined, now)).toBeNull()
  expect(waitNotice(hosted, now)).toBeNull()
  // Some ICU versions use a narrow space before AM.
  const noticeFor = (generationInfo: GenerationInfo) =>
    waitNotice(generationInfo, now)?.replaceAll(/\s/g, ' ')
  expect(noticeFor({ ...hosted, resumes_at: at(22, 1) })).toContain(
    'told all the stories it can for now. You can start a new one tomorrow at 1:00 AM.',
  )
  expect(noticeFor({ ...hosted, resumes_at: at(21, 23) })).toContain('start a new one today at 11:00 PM.')
  expect(noticeFor({ ...hosted, text_usd: 0, resumes_at: at(22, 1) })).toBe(
    'Moonpage has painted all the images it can for now. You can start a story without images right away, or one with images tomorrow at 1:00 AM.',
  )
})
