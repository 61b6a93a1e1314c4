import { expect, test } from 'vitest'
import { verseFaults } from './check-verse.ts'
import { gateFor, gateOf } from './reading-gates.ts'

const faultsOf = (text: string) => verseFaults({ pages: [{ text }] }).map(({ wrong }) => wrong)

test('couplets and ballads pass; lines without a rhyme, odd stanzas and limping lines are told', () => {
  expect(faultsOf('The moon came up\nabove the cup')).toEqual([])
  expect(
    faultsOf('The moon was high,\n[[hero]] was small,\nand round and round\nwent the yellow ball.'),
  ).toEqual([])
  expect(faultsOf('The moon came up\nabove the wall')).toEqual(['the lines end with no rhyme'])
  expect(faultsOf('The moon came up\nabove the cup\nand shone')).toEqual([
    'a stanza of 3 lines does not rhyme in pairs',
  ])
  expect(faultsOf('Up\nand up and up and up went the little paper cup')).toEqual([
    'rhyming lines differ by 12 syllables',
  ])
})

test('noises rhyme as they are said', () => {
  expect(faultsOf('Up to the roof,\nand out came an “OOF!”')).toEqual([])
  expect(faultsOf('The wind in the fur\nof the fox went “BRRR!”')).toEqual([])
})

test('a rhyme that comes three times is told, a refrain is not', () => {
  const refrain = 'The moon came up\nabove the cup'
  expect(faultsOf([refrain, refrain, refrain].join('\n\n'))).toEqual([])
  expect(faultsOf([refrain, 'a pup\nwoke up', 'sit up, pup\nand have the cup'].join('\n\n'))).toContain(
    'one rhyme comes 3 times',
  )
})

test('verse of long lines may have more words than prose, and may have fewer', () => {
  const [fewest, most] = gateFor({ age: '3-4', verse: true }).words
  const [inProse, mostInProse] = gateFor({ age: '3-4', verse: false }).words
  expect([inProse, mostInProse]).toEqual(gateOf['3-4'].words)
  expect(fewest).toBeLessThan(inProse)
  expect(most).toBeGreaterThan(mostInProse)
})
