import { ageGroups } from '@moonpage/contract/story-input'
import { mixedSamples } from '@moonpage/storyteller/checks/samples'
import { describe, expect, it, test } from 'vitest'
import { planBook, tellBook } from '../../../../scripts/fake-provider/model-book.ts'
import { faultsOfPage } from './check-page.ts'
import { dropUnsafeSentences } from './drop-unsafe-sentences.ts'
import { pageOf } from './read-page.ts'

describe('books that are within the limits of their age rarely fail a page check', () => {
  it.each(ageGroups)('%s', async (age_group) => {
    const inputs = [4, 10, 16].flatMap((page_count) => [
      ...mixedSamples(6, { age_group, page_count, story_attributes: [] }, 'band'),
      // In verse of sixteen pages a tale turns the page inside of a stanza; no model is asked to.
      ...(page_count > 10
        ? []
        : mixedSamples(6, { age_group, page_count, story_attributes: ['rhyming'] }, 'band')),
    ])
    const samples = inputs.map(({ input }, at) => {
      const outline = planBook(input, `band ${at}`)
      return { input, outline, pages: tellBook(input, outline) }
    })
    let asked = 0
    for (const { input, outline, pages } of samples)
      for (const page of pages) {
        const faults = await faultsOfPage(page, { input, outline, others: pages }, page.content)
        expect(faults.filter(({ kind }) => kind !== 'measure')).toEqual([])
        if (faults.length > 0) asked += 1
      }
    // Three in a hundred name nobody, mostly verse.
    expect(asked / samples.reduce((sum, { pages }) => sum + pages.length, 0)).toBeLessThan(0.08)
  })
})

test('each fault of a page states its measurement', async () => {
  const [{ input, outline, pages } = mixedSamples(1)[0]!] = mixedSamples(1, { age_group: '3-4' }, 'told')
  const first = pages[0]!
  const reasonsOf = async (content: string, avoid: typeof input.avoid = []) => {
    const wish = { ...input, avoid }
    const page = pageOf(content, first.scene, wish, outline, 2)
    const faults = await faultsOfPage(page, { input: wish, outline, others: pages }, content)
    return faults.map(({ kind, reason }) => `${kind}: ${reason}`).join('\n')
  }
  const long =
    'The extraordinarily complicated machinery, which nobody in the neighbourhood had ever seen before, made a noise that was neither loud nor quiet but somewhere in between.'
  expect(await reasonsOf(`${long} ${long}`)).toMatch(
    /The page has long sentences; 3 to 4 of about 8 words are right\. Leave out what is described/,
  )
  expect(await reasonsOf('Hop hop hop hop! '.repeat(12))).toMatch(/The page has 12 sentences; 3 to 4 of/)
  const shouts = `“Crunch! Crunch! Crunch!” said the gate. ${'They hopped along. '.repeat(3)}`
  expect(await reasonsOf(shouts)).not.toMatch(/The page has \d/)
  expect(await reasonsOf(long)).toMatch(/A sentence has 26 words; 16 are the most\./)
  expect(await reasonsOf(long)).toMatch(/Flesch-Kincaid grade is [\d.]+; 3\.7 is right/)
  expect(await reasonsOf('Hop.')).toMatch(/The page has one sentence; 3 to 4 of about 8 words are right/)
  expect(await reasonsOf(first.content)).toMatch(/The page tells page 1 once more/)
  expect(await reasonsOf('The sun went down. It was all red. Then it was dark and')).toMatch(/breaks off/)
  expect(await reasonsOf('Лиса went to bed. She was very, very sleepy.')).toMatch(
    /forbidden: .*another script/,
  )
  expect(await reasonsOf('It was dark. They went home to bed.', ['darkness'])).toMatch(
    /forbidden: .*not come up: dark/,
  )
  expect(await reasonsOf('')).toBe('broken: The page has no text.')
})

test('unsafe sentences are cut if enough text is left', () => {
  const [{ input } = mixedSamples(1)[0]!] = mixedSamples(1)
  const afraid = { ...input, story_attributes: [], avoid: ['storms' as const] }
  expect(
    dropUnsafeSentences(
      'They ran home. “A storm!” said Nib. The door was open. They sat down.\nThunder came. It was warm.',
      afraid,
    ),
  ).toBe('They ran home. The door was open. They sat down.\nIt was warm.')
  expect(dropUnsafeSentences('A storm came up and blew the hats off all of them. They ran.', afraid)).toBe('')
  expect(
    dropUnsafeSentences(
      'One little fox went home to bed,\nAnd on a pillow laid her head.\n\nThe thunder rolled across the sky,\nAnd nobody could tell us why.\n\nThe owl sat down beside the door,\nAnd sang a song and sang some more.',
      {
        ...afraid,
        story_attributes: ['rhyming'],
      },
    ),
  ).toBe(
    'One little fox went home to bed,\nAnd on a pillow laid her head.\n\nThe owl sat down beside the door,\nAnd sang a song and sang some more.',
  )
})
