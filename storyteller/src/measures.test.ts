import { ageGroups } from '@moonpage/contract/story-input'
import { describe, expect, it } from 'vitest'
import { bands, measureReading } from './checks/reading.ts'
import { distinctPairs, repeatedRuns, sharedRuns } from './checks/repetition.ts'
import { judgeRhyme } from './checks/rhyme.ts'
import { mean, mixedSamples, sampleOf, inputWith } from './checks/samples.ts'

/**
 * What has been reached, held here so that it only gets better; the targets stand in checks/reading.ts and in
 * docs/storyteller.md, which says where they are not met yet.
 */
const reached = {
  prose: {
    '3-4': { words: 280, unfamiliar: 0.13, spache: 2.5, sentence: 8 },
    '5-6': { words: 490, unfamiliar: 0.138, spache: 2.7, sentence: 10.5 },
    '7-8': { words: 960, unfamiliar: 0.18, spache: 3.1, sentence: 13 },
  },
  verse: {
    '3-4': { words: 250, unfamiliar: 0.13, spache: 2.5, sentence: 8 },
    '5-6': { words: 450, unfamiliar: 0.16, spache: 2.8, sentence: 10.5 },
    '7-8': { words: 650, unfamiliar: 0.185, spache: 3.1, sentence: 13 },
  },
} as const

describe.each(['prose', 'verse'] as const)('reading of %s', (form) => {
  it.each(ageGroups)('%s keeps to its band', (age) => {
    const samples = mixedSamples(
      50,
      { age_group: age, story_attributes: form === 'verse' ? ['rhyming'] : [] },
      form,
    )
    const readings = samples.map(({ text, names }) => measureReading(text, names))
    const band = bands[age]
    for (const reading of readings) {
      expect(reading.words).toBeGreaterThanOrEqual(band.words[0])
      expect(reading.words).toBeLessThanOrEqual(reached[form][age].words)
      expect(reading.fleschKincaid).toBeLessThanOrEqual(band.fleschKincaid)
      expect(reading.spache).toBeLessThanOrEqual(reached[form][age].spache)
    }
    const averages = {
      sentence: mean(readings.map((reading) => reading.meanSentence)),
      unfamiliar: mean(readings.map((reading) => reading.unfamiliar)),
    }
    expect(averages.sentence).toBeLessThanOrEqual(reached[form][age].sentence)
    expect(averages.unfamiliar).toBeLessThanOrEqual(reached[form][age].unfamiliar)
  })
})

describe('a hundred stories of mixed input', () => {
  const samples = mixedSamples(100)

  it('repeat little inside a story', () => {
    for (const { text } of samples) {
      expect(distinctPairs(text)).toBeGreaterThanOrEqual(0.78)
      expect(repeatedRuns(text)).toBeLessThanOrEqual(0.12)
    }
  })

  it('have little in common', () => {
    const shares = samples.flatMap((one, at) =>
      samples.slice(at + 1).map((other) => sharedRuns(one.text, other.text)),
    )
    expect(mean(shares)).toBeLessThanOrEqual(0.006)
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.2)
  })

  it('seldom open in the oldest way', () => {
    const usual = samples.filter(({ text }) => text.startsWith('Once upon'))
    expect(usual.length).toBeLessThanOrEqual(15)
  })

  it('have titles of their own', () => {
    const titles = samples.map(({ title }) => title)
    expect(new Set(titles).size).toBeGreaterThanOrEqual((titles.length * 14) / 15)
  })

  it('describe she and he alike', () => {
    const looks =
      /\b(pretty|beautiful|handsome|cute|lovely|strong|tall|big|small|tiny|little|sweet|tough)\b/gi
    const rate = (pronouns: 'she' | 'he') =>
      mean(
        mixedSamples(80, { hero: { name: 'Zuri', pronouns }, story_attributes: [] }, 'looks').map(
          ({ text }) => (text.match(looks)?.length ?? 0) / text.split(/\s+/).length,
        ),
      )
    const ratio = rate('she') / rate('he')
    expect(ratio).toBeGreaterThanOrEqual(0.9)
    expect(ratio).toBeLessThanOrEqual(1.1)
  })
})

it('tells the same input in many ways', () => {
  const same = Array.from({ length: 20 }, (_, at) => sampleOf(inputWith(), `same-${at}`))
  const shares = same.flatMap((one, at) =>
    same.slice(at + 1).map((other) => sharedRuns(one.text, other.text)),
  )
  expect(mean(shares)).toBeLessThanOrEqual(0.08)
  expect(new Set(same.map(({ title }) => title)).size).toBeGreaterThanOrEqual(17)
})

it('rhymes truly', () => {
  const samples = mixedSamples(
    150,
    { page_count: 16, age_group: '7-8', story_attributes: ['rhyming', 'silly_fun'] },
    'rhyme',
  )
  const verdicts = samples.flatMap(({ text }) => {
    const lines = text.split('\n').filter(Boolean)
    return lines.flatMap((line, at) =>
      at % 2 ? [] : [{ pair: [line, lines[at + 1] ?? ''], verdict: judgeRhyme(line, lines[at + 1] ?? '') }],
    )
  })
  const known = verdicts.filter(({ verdict }) => verdict !== 'unknown')
  expect(known.length).toBeGreaterThan(verdicts.length * 0.97)
  expect(known.filter(({ verdict }) => verdict !== 'rhymes').map(({ pair }) => pair)).toEqual([])
})
