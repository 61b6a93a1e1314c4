import { expect, test } from 'vitest'
import { composeActs, placedOf, testCasts } from '../../testing-acts.ts'
import { silhouetteOf } from './silhouette.ts'

const [upright] = testCasts

test('who is lifted is over the head, on the hands of who lifts', () => {
  const picture = composeActs(['hero lifts what companion'], upright)
  const [hero, lifted] = [placedOf(picture, 'hero'), placedOf(picture, 'companion')]
  const { skull, hands } = silhouetteOf(hero)
  expect(lifted.y).toBeLessThan((skull.top + skull.bottom) / 2)
  for (const hand of hands) expect(Math.abs(hand.y - lifted.y)).toBeLessThan(60 * hero.scale)
})

test('who is held is off the ground, smaller than who holds, with a hand at each side', () => {
  const picture = composeActs(['helper holds what companion'], upright)
  const [holder, held] = [placedOf(picture, 'helper'), placedOf(picture, 'companion')]
  expect(held.y).toBeLessThan(holder.y - 30 * holder.scale)
  expect(held.scale).toBeLessThan(0.6 * holder.scale)
  for (const hand of silhouetteOf(holder).hands)
    expect(Math.abs(hand.x - held.x)).toBeLessThan(140 * holder.scale)
})

test('nobody lifts who is larger', () => {
  const picture = composeActs(['companion lifts what helper'], upright)
  expect(placedOf(picture, 'helper').y).toBeGreaterThan(placedOf(picture, 'companion').y - 80)
})
