import { expect, test } from 'vitest'
import { composeActs, placedOf, testCasts } from '../../testing-acts.ts'

test.each([
  [['snail says to hero', 'hero listens to snail'], 'snail', 'hero'],
  [['hero looks at companion', 'chick laughs at hero'], 'chick', 'hero'],
  [['hero pulls what rope', 'snail says to hero', 'companion looks at snail'], 'snail', 'hero'],
  [['ant looks at companion', 'hero says to companion'], 'ant', 'companion'],
])('a small creature faces whom it acts on: %s', (lines, prop, whom) => {
  for (const cast of testCasts) {
    const made = composeActs(lines, cast)
    const [thing] = made.layers.flatMap((layer) =>
      layer.kind === 'thing' && layer.thing.thing.prop === prop ? [layer.thing] : [],
    )
    const isLeft = placedOf(made, whom).x < thing!.x
    expect(thing!.isFlipped === true, cast[0].species).toBe(isLeft)
  }
})
