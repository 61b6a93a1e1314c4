import type { NarrationSource } from '@moonpage/contract/narration'
import { deviceWord } from '../../../lib/device-word.ts'
import { type FaceName, familyFace } from '../../../ui/face-names.ts'

/** Whose voice it is. `device`: a voice of this phone or computer. */
export type WhoReads = { source: NarrationSource | 'device'; name: string; face: number | null }

/** What stands below the words of the voice key, and before a list. */
export const nameOf = ({ source, name }: WhoReads): string => {
  if (source === 'recorded') return name
  if (source === 'hosted') return 'The house voice'
  return source === 'embedded' ? 'The simple voice' : `This ${deviceWord()}’s voice`
}

/** `in Mom’s voice`. */
export const inVoiceOf = (who: WhoReads): string => {
  if (who.source === 'recorded') return `in ${who.name}’s voice`
  const name = nameOf(who)
  return `in ${name[0]?.toLowerCase() ?? ''}${name.slice(1)}`
}

export const isReading = (who: WhoReads): string =>
  who.source === 'recorded' ? `${who.name} is reading` : nameOf(who)

export const isWaiting = (who: WhoReads): string =>
  who.source === 'recorded' ? `${who.name} is waiting` : nameOf(who)

export const faceOf = ({ source, face }: WhoReads): FaceName => {
  if (source === 'recorded') return familyFace(face)
  if (source === 'hosted') return 'house'
  return source === 'embedded' ? 'robot' : 'phone'
}
