import { subjects } from '@moonpage/contract/categories'
import type { StoryInput } from '@moonpage/contract/story-input'
import type { Binding } from '@moonpage/storyteller/outline'
import { bindingsOf } from '@moonpage/storyteller/checks/ledger/combinations'
import { randomFrom } from '@moonpage/storyteller/random'
import type { Tale, Telling } from '@moonpage/storyteller/tales/format'
import type { Lexicon } from '@moonpage/storyteller/tales/lexicon'
import { framesOf, isNarrow } from '@moonpage/storyteller/tales/serve'

/** Random bindings of every telling of a tale, at most `most` of each: the same ones each time. */
export function sampleBindings(
  tale: Tale,
  lexicon: Lexicon,
  most: number,
): { telling: Telling; bindings: Binding[] }[] {
  const random = randomFrom(`${tale.id}|proof`)
  return tale.strands.flatMap((strand) =>
    strand.tellings
      .filter((telling) => framesOf(strand, telling.age, telling.length === 'verse').includes(telling))
      .map((telling) => {
        const bindings = random.shuffle(bindingsOf(tale, strand, telling, lexicon))
        return { telling, bindings: bindings.slice(0, isNarrow(strand) ? 2 : most) }
      }),
  )
}

/** A wish of ten pages that a binding of a tale answers. */
export const inputOf = (tale: Tale, { hero, other, place, age }: Binding): StoryInput => ({
  subject: subjects.find((one) => one === (other ?? hero)) ?? 'fox',
  theme: tale.theme,
  setting: place,
  age_group: age,
  story_attributes: [],
  page_count: 10,
  max_images: 10,
  avoid: [],
})
