import { avoidable } from '@moonpage/contract/story-input'
import { isNamed } from '../../data/prop-words.ts'
import { tellStory } from '../../tell.ts'
import { faultsOf } from '../consistency.ts'
import { judgeRhyme } from '../rhyme.ts'
import { inputWith, mean, mixedSamples, type Sample } from '../samples.ts'
import { severeWords } from '../severe-words.ts'
import { atLeast, atMost, type Figure } from './figure.ts'

const looks = /\b(pretty|beautiful|handsome|cute|lovely|strong|tall|big|small|tiny|little|sweet|tough)\b/gi

/** Words about looks, as a share of all words, in the same stories told of her and of him. */
const looksOf = (pronouns: 'she' | 'he', count: number): number =>
  mean(
    mixedSamples(count, { hero: { name: 'Zuri', pronouns }, story_attributes: [] }, 'looks').map(
      ({ text }) => (text.match(looks)?.length ?? 0) / text.split(/\s+/).length,
    ),
  )

const namedShare = (samples: readonly Sample[]): number => {
  const shown = samples.flatMap(({ pages }) =>
    pages.flatMap(({ scene, content }) => scene.props.map(({ prop }) => isNamed(prop, content))),
  )
  return shown.filter(Boolean).length / shown.length
}

/** Rhymes among the pairs of line ends that the dictionary knows, 0 to 1, and how many end in the same word. */
const rhymesOf = (count: number) => {
  const pairs = mixedSamples(count, { story_attributes: ['rhyming'] }, 'rhyme').flatMap(({ text }) => {
    const lines = text.split('\n').filter(Boolean)
    return lines.flatMap((line, at) => (at % 2 ? [] : [judgeRhyme(line, lines[at + 1] ?? '')]))
  })
  const known = pairs.filter((verdict) => verdict !== 'unknown')
  return {
    true: known.filter((verdict) => verdict === 'rhymes').length / known.length,
    same: known.filter((verdict) => verdict === 'same word').length,
  }
}

/** Whether what was asked for is in the books, and nothing that was to be avoided. */
export const honourFigures = (samples: readonly Sample[], count: number): Figure[] => {
  const faults = samples.flatMap(({ input, outline, pages }) => faultsOf(input, { outline, pages }))
  const fearful = avoidable.flatMap((fear, at) => {
    const input = inputWith({ avoid: [fear], ...(at % 2 ? { setting: 'castle' } : {}) })
    return faultsOf(input, tellStory(input, fear))
  })
  const rhymes = rhymesOf(count)
  const ratio = looksOf('she', count) / looksOf('he', count)
  return [
    atMost('faults of subject, setting, time, cast and words', faults.length, 0, 'count'),
    atMost('faults with something to be avoided', fearful.length, 0, 'count'),
    atLeast('drawn things that the page names', namedShare(samples), 0.95, 'share'),
    atMost(
      'severe words',
      samples.flatMap(({ text, title }) => severeWords(`${title} ${text}`)).length,
      0,
      'count',
    ),
    atLeast('verse: true rhymes among those the dictionary knows', rhymes.true, 0.95, 'share'),
    atMost('verse: a word rhymed with itself', rhymes.same, 0, 'count'),
    atLeast('words about looks, she to he', ratio, 0.9),
    atMost('words about looks, she to he', ratio, 1.1),
  ]
}
