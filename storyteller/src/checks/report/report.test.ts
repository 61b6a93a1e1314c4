import { describe, expect, it } from 'vitest'
import { measureStories } from './report.ts'

/** The same as `npm run story:report -- --check`, with fewer stories. The ledger has a test of its own. */
describe.each(measureStories(90))('$title', ({ figures }) => {
  it.each(figures.filter(({ isGoal }) => !isGoal))('$name', ({ value, bound, target }) => {
    if (bound === 'most') expect(value).toBeLessThanOrEqual(target)
    else expect(value).toBeGreaterThanOrEqual(target)
  })
})
