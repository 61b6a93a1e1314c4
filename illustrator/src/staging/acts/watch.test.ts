import { expect, test } from 'vitest'
import { composeActs, placedOf, testCasts } from '../../testing-acts.ts'

/** Whether a figure is turned to another one, with the eyes on it. */
function watches(lines: readonly string[], who: string, whom: string, cast = testCasts[0]): boolean {
  const picture = composeActs(lines, cast)
  const [one, other] = [placedOf(picture, who), placedOf(picture, whom)]
  const way = other.x > one.x ? 1 : -1
  const gaze = one.action?.gaze
  return (one.facing === 'right' ? 1 : -1) === way && gaze !== undefined && gaze !== 'viewer' && gaze.x > 0
}

test.each([
  [['hero laughs', 'companion stands'], 'companion', 'hero'],
  [['hero laughs', 'companion stands'], 'hero', 'companion'],
  [['hero pulls what rope', 'companion sits on log', 'helper claps'], 'helper', 'hero'],
  [['companion whispers to hero', 'helper cheers'], 'hero', 'companion'],
  [['hero reads what book', 'companion stands'], 'companion', 'hero'],
])('nobody looks at the reader while somebody acts: %s', (lines, who, whom) => {
  for (const cast of [testCasts[0], testCasts[2]] as const)
    expect(watches(lines, who, whom, cast as never)).toBe(true)
})

test('who is alone looks at the reader', () => {
  const picture = composeActs(['hero laughs'], testCasts[0])
  expect(placedOf(picture, 'hero').action?.gaze).toBe('viewer')
})

test.each([
  ['hero peeps from door', 'companion says to hero'],
  ['hero peeps through window', 'companion says to hero'],
])('who peeps out looks at whom is before it: %s', (...lines) => {
  for (const cast of [testCasts[0], testCasts[1]] as const) {
    expect(watches(lines, 'hero', 'companion', cast as never)).toBe(true)
    const { action } = placedOf(composeActs(lines, cast), 'hero')
    // A window's frame would cut off a snout.
    const isCut = cast === testCasts[0] && lines[0]?.includes('window')
    expect(action?.head).toBe(isCut ? 'three-quarter' : 'profile')
  }
})
