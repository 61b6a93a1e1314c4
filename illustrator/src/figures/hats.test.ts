import { expect, test } from 'vitest'
import { builds } from './builds.ts'
import { bowlOf } from './hats.ts'
import { profileMouth } from './profile-muzzle.ts'
import { frames } from './quadruped-frames.ts'

test('a snout ends inside of the bowl of a helmet, seen from the side', () => {
  const all = [...Object.values(builds), ...Object.values(frames).map(({ build }) => build)]
  for (const build of all) {
    const [tip, y] = profileMouth(build)
    const bowl = bowlOf(build, tip + 6)
    expect(Math.hypot(tip + 6 - bowl.x, y - bowl.y), build.muzzle).toBeLessThan(bowl.r)
    expect(bowl.x - bowl.r, build.muzzle).toBeLessThan(-build.rx * 0.9)
  }
})
