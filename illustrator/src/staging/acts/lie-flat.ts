import { propInfo } from '../../props/draw-prop.ts'
import type { ThingNode } from './nodes.ts'

/** What stands, though it is long and thin. */
const upright: ReadonlySet<string> = new Set([
  'candle',
  'lantern',
  'jar',
  'kettle',
  'jug',
  'bucket',
  'basket',
  'cup',
  'balloon',
  'sunflower',
  'trumpet',
])

/** What has no side to stand on, though it is not long. */
export const limp: ReadonlySet<string> = new Set(['leaf', 'feather', 'sock', 'scarf'])

/** What sits up, and has fallen over where it lies. */
const toys: ReadonlySet<string> = new Set(['teddy', 'robot-toy', 'doll'])

/** Lays a long thing on its side. */
export function layFlat(thing: ThingNode): void {
  const { width, height, kind } = propInfo[thing.prop]
  if (thing.prop === 'blanket' && !thing.thing.says && !thing.thing.state)
    thing.thing = { ...thing.thing, state: 'flat' }
  // What is coiled lies in a curl.
  if (thing.prop === 'thread' && !thing.thing.state) {
    thing.thing = { ...thing.thing, state: 'flat' }
    thing.height *= 0.36
    return
  }
  const isShort = height < width * 1.45 && !limp.has(thing.prop) && !toys.has(thing.prop)
  if (kind !== 'held' || isShort || upright.has(thing.prop) || thing.thing.says) return
  thing.isLying = true
  thing.half = (height / 2) * thing.scale
  thing.height = width * thing.scale
  // Sail and tail are flat on the ground.
  if (thing.prop !== 'kite') return
  thing.stretch = 0.58
  thing.height *= thing.stretch
}
