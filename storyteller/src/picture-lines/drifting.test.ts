import { expect, it } from 'vitest'
import { readFreeLine } from './read-free-line.ts'

const figures = [{ ref: 'hero', pronouns: 'she', words: ['hero'] }]
const read = (line: string) =>
  readFreeLine(line, figures).map(({ who, does, how }) =>
    [who, does, ...how.map(({ by, what }) => `${by}=${what}`)].join(' '),
  )

it('who floats swims in water, sits on what floats, and flies in the air', () => {
  expect(read('hero floats in the water')).toEqual(['hero swims'])
  expect(read('hero drifts away on the bit of cloud')).toEqual(['hero sits on=bit of cloud'])
  expect(read('hero drifts through the sky')).toEqual(['hero flies through=sky'])
})

it('up and down a hill is a slope; an egg that hatches is open', () => {
  expect(read('hero slides down the snowy hill on her belly')).toEqual(['hero slides on=slope'])
  expect(read('hero pulls the sled up the hill')).toEqual(['hero pulls what=sled over=slope'])
  expect(read('the egg hatches')).toEqual(['hatched egg stands'])
  expect(read('the chick hatches from the blue egg')).toEqual(['chick peeps from=hatched blue egg'])
})
