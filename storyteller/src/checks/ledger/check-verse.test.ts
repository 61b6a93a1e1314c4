import { expect, test } from 'vitest'
import { verseFaults } from './check-verse.ts'

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

test('a rhyme that comes three times is told, a refrain is not', () => {
  const refrain = 'The moon came up\nabove the cup'
  expect(faultsOf([refrain, refrain, refrain].join('\n\n'))).toEqual([])
  expect(faultsOf([refrain, 'a pup\nwoke up', 'sit up, pup\nand have the cup'].join('\n\n'))).toContain(
    'one rhyme comes 3 times',
  )
})
