import { describe, expect, it } from 'vitest'
import { CompanionData, QuestData } from '../data/schema.ts'
import { egg } from '../data/quests/egg.ts'
import { faultsOfEntry } from './material.ts'

const source = `import type { QuestData } from '../schema.ts'

export const broken: QuestData = {
  thing: 'the egg',
  titles: ['Egg'],
  trouble: {
    verse: [
      'One line that rhymes with nothing at all.',
    ],
  },
}
`

describe('a hand-written entry that violates its schema', () => {
  it('is reported with file and line', () => {
    const data = { ...egg, trouble: { ...egg.trouble, verse: ['One line that rhymes with nothing at all.'] } }
    expect(faultsOfEntry('quests/broken.ts', source, QuestData, data)).toEqual([
      'quests/broken.ts:8: trouble.verse.0: Verse has an even number of lines, parted by " / "',
    ])
  })

  it('is reported where a part is missing', () => {
    const { titles, ...data } = egg
    expect(titles.length).toBeGreaterThan(0)
    expect(faultsOfEntry('quests/broken.ts', source, QuestData, data)[0]).toContain(
      'quests/broken.ts:5: titles',
    )
    expect(faultsOfEntry('companions/x.ts', '', CompanionData, {}).length).toBeGreaterThan(3)
  })

  it('is not reported if it is valid', () => {
    expect(faultsOfEntry('quests/egg.ts', '', QuestData, egg)).toEqual([])
  })
})
