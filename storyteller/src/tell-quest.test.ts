import { storyAttributes } from '@moonpage/contract/story-input'
import { describe, expect, it } from 'vitest'
import { inputWith, mixedQuests, questOf } from './checks/samples.ts'
import { planQuest } from './plan-quest.ts'
import { tellQuestPage, tellQuest } from './tell-quest.ts'

describe('tellQuestPage', () => {
  it('gives the same page for the same plan, alone or with its book', () => {
    const input = inputWith({ story_attributes: ['silly_fun', 'educational_stem'] })
    const outline = planQuest(input, 'same')
    const book = tellQuest(input, 'same')
    expect(outline).toEqual(book.outline)
    expect(outline.beats.map((beat) => tellQuestPage(input, outline, beat.page_number))).toEqual(book.pages)
  })

  it('words a page in another way without changing the plan', () => {
    const input = inputWith()
    const outline = planQuest(input, 'again')
    const [one, other] = [tellQuestPage(input, outline, 9), tellQuestPage(input, outline, 9, 'second try')]
    expect(other.scene.place).toBe(one.scene.place)
    const changed = outline.beats.filter(
      ({ page_number: n }) =>
        tellQuestPage(input, outline, n).content !== tellQuestPage(input, outline, n, 'second try').content,
    )
    // A climax may have but one telling.
    expect(changed.length).toBeGreaterThanOrEqual(outline.beats.length - 1)
  })

  it('keeps to the plan of its book when chance would now choose otherwise', () => {
    const input = inputWith()
    const outline = planQuest(input, 'kept')
    const later = { ...outline, seed: 'the material has grown' }
    const other = planQuest(input, later.seed)
    expect(other.choices).not.toEqual(outline.choices)
    for (const beat of outline.beats) {
      const { scene, content } = tellQuestPage(input, later, beat.page_number)
      expect(scene.place).toBe(beat.place)
      expect(content).not.toContain(other.cast[2]?.name)
    }
  })

  it('refuses a page that is not there', () => {
    const input = inputWith()
    expect(() => tellQuestPage(input, planQuest(input, 'x'), 11)).toThrow('no page 11')
  })
})

describe('a book', () => {
  it('lets the subject be whom the story turns on when the hero has a look of its own', () => {
    const { outline, pages } = tellQuest(
      inputWith({ subject: 'dragon', hero: { name: 'Zuri', pronouns: 'she', look: { species: 'child' } } }),
      'turn',
    )
    const subject = outline.cast.find((sheet) => sheet.who === 'subject')
    expect(subject?.species).toBe('dragon')
    expect(pages.filter((page) => page.content.includes(subject?.name ?? '?')).length).toBeGreaterThanOrEqual(
      3,
    )
    expect(outline.cast[0]?.species).toBe('child')
  })

  it('speaks of the hero with the pronouns that were chosen', () => {
    for (const [pronouns, wrong] of [
      ['she', /\b(he|him|his)\b/i],
      ['he', /\b(she|her|hers)\b/i],
    ] as const) {
      const { outline, pages } = tellQuest(inputWith({ hero: { name: 'Zuri', pronouns } }), 'pronouns')
      const others = outline.cast.slice(1).map((sheet) => sheet.pronouns)
      if (others.every((each) => each === pronouns))
        expect(pages.map((page) => page.content).join(' ')).not.toMatch(wrong)
    }
    const they = mixedQuests(40, { hero: { name: 'Zuri', pronouns: 'they' } }, 'they')
    for (const { text } of they) expect(text).not.toMatch(/\bthey (was|is|has)\b|\bthemself was\b/i)
  })

  it('changes visibly with each attribute', () => {
    const bare = questOf(inputWith(), 'attr').text
    for (const attribute of storyAttributes) {
      const { text } = questOf(inputWith({ story_attributes: [attribute] }), 'attr')
      expect(text, attribute).not.toBe(bare)
    }
  })

  it('solves an obstacle by its piece of science', () => {
    const { pages } = tellQuest(
      inputWith({ story_attributes: ['educational_stem'], setting: 'garden' }),
      'stem',
    )
    const told = pages.map((page) => page.content).join('\n')
    expect(told).toMatch(/wide|ramp|round things|spreads/i)
  })

  it('is seen from at least four sides and ends in bed', () => {
    for (const { pages } of mixedQuests(60, {}, 'framing')) {
      expect(new Set(pages.map((page) => page.scene.framing)).size).toBeGreaterThanOrEqual(4)
      expect(pages.at(-1)?.scene.place).toBe('bedside')
    }
  })

  it('shows what it is about on most pages of most books', () => {
    const shares = mixedQuests(60, {}, 'props').map(
      ({ pages }) => pages.filter((page) => page.scene.props.length).length / pages.length,
    )
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.2)
  })
})
