import { local } from '../../../lib/storage.ts'

const keyOf = (name: string, person: string) => `moonpage.reader.${name}.${person}`
const dayOf = (now: Date): string => now.toDateString()

/** From half past six in the evening until four in the morning. */
export const isEvening = (now: Date): boolean => {
  const minutes = now.getHours() * 60 + now.getMinutes()
  return minutes >= 18 * 60 + 30 || minutes < 4 * 60
}

export const offersBedtime = (person: string): boolean => local.get(keyOf('bedtime-offer', person)) !== 'off'
/** Whether bedtime mode offers itself in the evening. */
export const setOffersBedtime = (person: string, offers: boolean): void =>
  local.set(keyOf('bedtime-offer', person), offers ? 'on' : 'off')

/** Whether bedtime mode is to offer itself now: in the evening, where that is wished, and not twice on one day. */
export const isOfferDue = (person: string, now = new Date()): boolean =>
  isEvening(now) && offersBedtime(person) && local.get(keyOf('bedtime-offered', person)) !== dayOf(now)
export const dismissOffer = (person: string, now = new Date()): void =>
  local.set(keyOf('bedtime-offered', person), dayOf(now))
