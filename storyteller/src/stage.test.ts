import { expect, test } from 'vitest'
import { inputWith, mixedQuests, questOf } from './checks/samples.ts'
import { deedsOf } from './deeds.ts'
import { momentKinds } from './arc.ts'
import { stagings } from './stagings.ts'

const books = mixedQuests(120, {}, 'stage')

test('every moment can be staged in three ways and more', () => {
  for (const kind of momentKinds) expect(stagings[kind].length, kind).toBeGreaterThanOrEqual(3)
})

test('no two neighbouring pages are seen alike, and a book of ten is seen in five ways at least', () => {
  const faults = books.flatMap(({ title, pages }) => {
    const seen = pages.map(({ scene }) => scene.framing)
    const twins = seen.filter((framing, at) => framing === seen[at + 1])
    return twins.length || new Set(seen).size < 5 ? [`${title}: ${seen.join(' ')}`] : []
  })
  expect(faults).toEqual([])
})

test('two books of one wish are staged differently', () => {
  const looks = Array.from({ length: 30 }, (_, at) =>
    questOf(inputWith(), `twin-${at}`).pages.map(
      ({ scene }) => `${scene.framing} ${scene.cast.map(({ pose }) => pose).join()}`,
    ),
  )
  for (const [at, one] of looks.entries()) {
    const other = looks[(at + 1) % looks.length]!
    const alike = one.filter((look, page) => look === other[page]).length
    expect(alike, `${at}`).toBeLessThanOrEqual(5)
  }
})

test('the first page invites: the hero is near, and there is room for a title', () => {
  for (const { pages, title } of books) {
    const scene = pages[0]!.scene
    expect(['medium', 'close-up', 'looking-up'], title).toContain(scene.framing)
    expect(scene.text_area).toBe('top')
  }
})

test('nobody holds up what is not there, and nobody looks brave without need', () => {
  const odd = books.flatMap(({ pages, input, title }) =>
    pages.flatMap(({ scene, page_number }) =>
      scene.cast.flatMap(({ pose, expression }) => [
        ...((pose === 'hold' || pose === 'show') && !scene.props.length
          ? [`${title}, ${page_number}: ${pose}`]
          : []),
        ...(expression === 'brave' && input.theme !== 'courage' ? [`${title}, ${page_number}: brave`] : []),
      ]),
    ),
  )
  expect(odd).toEqual([])
})

const pip = { name: 'Pip', pronouns: 'he' }
const dot = { name: 'Dot', pronouns: 'she' }

test('what the words do, the figures do', () => {
  expect(deedsOf('Pip ran down the hill. Dot sat and waited.', [pip, dot])).toEqual([['run'], ['sit']])
  expect(deedsOf('Dot pointed. Then he hid behind her.', [pip, dot])).toEqual([['hide'], ['point']])
  expect(deedsOf('They ran. Pip did not wave, but Dot waved.', [pip, dot])).toEqual([
    ['run'],
    ['run', 'wave'],
  ])
  expect(deedsOf('"I ran all the way," said Pip.', [pip, dot])).toEqual([[], []])
  expect(deedsOf('Pip and Dot went paw in paw.', [pip, dot])[1]).toEqual(['hold-hands'])
})
