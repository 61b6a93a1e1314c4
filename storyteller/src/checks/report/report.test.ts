import { describe, expect, it } from 'vitest'
import { measureStories } from './report.ts'

/** As `npm run story:report -- --check` holds them, over fewer stories. */
describe.each(measureStories(90))('$title', ({ figures }) => {
  it.each(figures)('$name', ({ value, bound, target }) => {
    if (bound === 'most') expect(value).toBeLessThanOrEqual(target)
    else expect(value).toBeGreaterThanOrEqual(target)
  })
})
