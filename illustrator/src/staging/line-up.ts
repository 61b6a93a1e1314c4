import { halfWidth, isPairPose, type Placed, type Player } from './players.ts'

/** A prop on the ground beside the figures: its width in canvas units, and its index among these props. */
export type Thing = { kind: 'thing'; width: number; index: number }
export type Slot = { kind: 'player'; player: Player } | Thing

/** A slot with its place in the line, in canvas units: x of its middle, and half of its width. */
export type Lined = { slot: Slot; x: number; half: number }

/**
 * The order of figures and props in the line, from behind the hero to where it faces: half of the other props, the third
 * figure, the hero, the second figure and the focus (the first of `things`), the rest. The focus is between the two figures,
 * unless they touch each other or `tight` is set.
 */
export function order(players: readonly Player[], things: readonly Thing[], tight: boolean): Slot[] {
  const [hero, second, third] = players
  if (!hero) return [...things]
  const close = tight || (second && (isPairPose(hero.member.pose) || isPairPose(second.member.pose)))
  // What the hero shows is between the two figures.
  const shows = hero.member.pose === 'show'
  const slot = (player: Player | undefined): Slot[] => (player ? [{ kind: 'player', player }] : [])
  const focus = things.slice(0, 1)
  const rest = things.slice(1)
  return [
    ...rest.filter((_, i) => i % 2 === 0),
    ...slot(third),
    ...slot(hero),
    ...(close && !shows ? [...slot(second), ...focus] : [...focus, ...slot(second)]),
    ...rest.filter((_, i) => i % 2 === 1),
  ]
}

/** Distance of two neighbors, in sums of their half widths: at 1 they touch. */
function nearness(a: Slot, b: Slot): number {
  if (a.kind === 'thing' || b.kind === 'thing') return 0.98
  const poses = [a.player.member.pose, b.player.member.pose]
  // A whale's face and flippers are at its front end, so the other must overlap its long body.
  if ([a, b].some(({ player }) => player.sheet.species === 'whale') && poses.some(isPairPose)) return 0.8
  if (poses.includes('hug')) return 0.84
  if (poses.includes('hold-hands')) return 0.9
  if (poses.includes('show')) return 1.08
  return 1.06
}

/**
 * Places the slots in a line whose middle is x = 0, from left to right when `dir` is 1. With `isClose` (a close-up) figures
 * overlap. Widths and positions in canvas units.
 */
export function lineUp(slots: readonly Slot[], scale: number, dir: 1 | -1, isClose = false): Lined[] {
  const halfOf = (slot: Slot) =>
    slot.kind === 'thing' ? slot.width / 2 + 14 * scale : halfWidth(slot.player) * slot.player.size * scale
  const lined: Lined[] = []
  let x = 0
  slots.forEach((slot, i) => {
    const half = halfOf(slot)
    const before = lined[i - 1]
    if (before) x += (before.half + half) * nearness(before.slot, slot) * (isClose ? 0.84 : 1)
    lined.push({ slot, x, half })
  })
  const first = lined[0]
  const last = lined.at(-1)
  if (!first || !last) return []
  const middle = (first.x - first.half + last.x + last.half) / 2
  return lined.map(({ slot, x: at, half }) => ({ slot, x: (at - middle) * dir, half }))
}

/** Width of a line in canvas units; 0 when it is empty. */
export const spanOf = (lined: readonly Lined[]): number =>
  lined.length
    ? Math.max(...lined.map(({ x, half }) => x + half)) - Math.min(...lined.map(({ x, half }) => x - half))
    : 0

/** A figure faces its target, or without one the middle of the group (`middle`, x in canvas units). */
export function facingOf(
  placed: Placed,
  target: { x: number } | null,
  middle: number,
  dir: 1 | -1,
): 'left' | 'right' {
  const to = target ? target.x - placed.x : middle - placed.x
  if (Math.abs(to) < 12) return dir > 0 ? 'right' : 'left'
  return to > 0 ? 'right' : 'left'
}
