import * as z from 'zod/mini'
import { atMost, fewMarks, oneLine, requiredText } from './plain-text.ts'
import { longestKeyName } from './text-limits.ts'

/** What its owner calls a key, a reading app or a webhook: `Kobo in the kitchen`. */
export const KeyName = requiredText('Please enter a name', z.trim()).check(
  atMost(longestKeyName, `A name can be up to ${longestKeyName} characters long`),
  z.normalize('NFC'),
  oneLine('The name'),
  fewMarks('The name'),
)
