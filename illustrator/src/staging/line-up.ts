import { halfWidth, isPairPose, type Placed, type Player } from './players.ts'

/** Something that takes room on the ground beside the figures. */
export type Thing = { kind: 'thing'; width: number; index: number }
export type Slot = { kind: 'player'; player: Player } | Thing

export type Lined = { slot: Slot; x: number; half: number }

/**
 * Who stands where, from the hero on in the direction `dir` that it faces: the hero, whom it holds or shows
 * something, then the focus, then the rest; the third figure stands behind the hero.
 */
export function order(players: readonly Player[], things: readonly Thing[], tight: boolean): Slot[] {
  const [hero, second, third] = players
  if (!hero) return [...things]
  const close = tight || (second && (isPairPose(hero.member.pose) || isPairPose(second.member.pose)))
  // What is shown lies between the two.
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

/** How near two neighbours stand, as a share of their half widths added: 1 is side by side. */
function nearness(a: Slot, b: Slot): number {
  if (a.kind === 'thing' || b.kind === 'thing') return 0.98
  const poses = [a.player.member.pose, b.player.member.pose]
  // A whale is long, but its face and flippers are in front.
  if ([a, b].some(({ player }) => player.sheet.species === 'whale') && poses.some(isPairPose)) return 0.8
  if (poses.includes('hug')) return 0.84
  if (poses.includes('hold-hands')) return 0.9
  if (poses.includes('show')) return 1.08
  return 1.06
}

/** Lines the slots up around x 0, `dir` 1 to the right, shoulder behind shoulder when `isClose`. Answers x and half width of each, canvas units. */
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

export const spanOf = (lined: readonly Lined[]): number =>
  lined.length
    ? Math.max(...lined.map(({ x, half }) => x + half)) - Math.min(...lined.map(({ x, half }) => x - half))
    : 0

/** Each faces whom or what it looks at; else the middle of the group. */
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
