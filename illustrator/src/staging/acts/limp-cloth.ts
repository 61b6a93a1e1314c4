import type { State } from '@moonpage/storyteller/scene'
import { resize, type ThingNode } from './nodes.ts'

const cloths: ReadonlySet<string> = new Set(['blanket', 'scarf'])

/** What a cloth lies over, with its front down. */
const draped: ReadonlySet<string> = new Set([
  'chair',
  'armchair',
  'table',
  'bench',
  'wall',
  'box',
  'stump',
  'rope',
])

/** How the plain cloth falls that hangs on something, or lies over it; undefined for any other thing. */
const fallOf = ({ prop, thing }: ThingNode, about: ThingNode): State | undefined => {
  const isPlain = !thing.state || ['open', 'flat', 'big', 'small'].includes(thing.state)
  if (!cloths.has(prop) || thing.says || thing.count > 1 || !isPlain) return undefined
  return prop === 'blanket' && draped.has(about.prop) ? 'draped' : 'hung'
}

/** Lets a cloth that hangs on something fall in folds. */
export function hangLimp(cloth: ThingNode, about: ThingNode): void {
  const state = fallOf(cloth, about)
  if (state) cloth.thing = { ...cloth.thing, state }
}

/** Hangs a thing on the tip of a hook, by its upper end. */
export function hangOnHook(thing: ThingNode, hook: ThingNode): void {
  hangLimp(thing, hook)
  const k = Math.min(1, (hook.height * 0.7) / thing.height)
  resize(thing, k)
  thing.isLying = false
  thing.isPlaced = true
  thing.x = hook.x + 54 * hook.scale
  thing.y = hook.y - 344 * hook.scale + thing.height
  thing.z = hook.z + 2
  thing.on = hook
}

/** Lays a blanket over a chair or a table: wide enough for it, and half down its front. */
export function drape(cloth: ThingNode, about: ThingNode, top: number): boolean {
  if (fallOf(cloth, about) !== 'draped') return false
  cloth.thing = { ...cloth.thing, state: 'draped' }
  const k = Math.max(0.6, Math.min(1.5, (about.half * 0.96) / cloth.half))
  resize(cloth, k)
  cloth.isLying = false
  cloth.x = about.x
  cloth.y = about.y - top + cloth.height * 0.8
  cloth.z = about.z + 3
  cloth.on = about
  cloth.isPlaced = true
  return true
}
