import { expect, test } from 'vitest'
import { greekInLatin } from './in-latin.ts'

test.each([
  ['Ελένη', 'Eleni'],
  ['Γιώργος', 'Giorgos'],
  ['Ευαγγελία', 'Evangelia'],
  ['Χρήστος-Θάνος', 'Christos-Thanos'],
  ['ΨΑΡΟΥ', 'PSAROU'],
  ['Ἀθηνᾶ', 'Athina'],
  ['Will and Фёдор and Zoë', 'Will and Фёдор and Zoë'],
  ['Zoe\u0308', 'Zoe\u0308'],
])('%s is %s', (text, latin) => {
  expect(greekInLatin(text)).toBe(latin)
})
