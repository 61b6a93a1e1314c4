import { beforeEach, expect, test } from 'vitest'
import { local } from '../../../lib/storage.ts'
import { dismissOffer, isEvening, isOfferDue, setOffersBedtime } from './evening.ts'

const at = (hour: number, minute = 0) => new Date(2026, 10, 28, hour, minute)

beforeEach(() => {
  for (const name of ['bedtime-offer', 'bedtime-offered']) local.remove(`moonpage.reader.${name}.ann`)
})

test('the evening, and the night', () => {
  expect([at(18, 29), at(18, 30), at(23), at(3, 59), at(4), at(12)].map(isEvening)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ])
})

test('it offers itself once an evening, and never where that is off', () => {
  expect(isOfferDue('ann', at(19))).toBe(true)
  expect(isOfferDue('ann', at(15))).toBe(false)
  dismissOffer('ann', at(19))
  expect(isOfferDue('ann', at(20))).toBe(false)
  expect(isOfferDue('ann', new Date(2026, 10, 29, 19))).toBe(true)
  setOffersBedtime('ann', false)
  expect(isOfferDue('ann', new Date(2026, 10, 29, 19))).toBe(false)
})
