import type { MomentKind } from './arc.ts'
import type { CastRole, Expression, Framing, Pose } from './scene.ts'

/** `keeper` is whoever is met at the end of the way, in the role that the book gives them. */
type LooksAt = CastRole | 'keeper' | 'thing' | 'up' | 'reader'
/** Pose, face, and where the eyes are. */
export type Stance = `${Pose} ${Expression} ${LooksAt}`

/** One way to stage a moment, and from where it may be seen. */
export type Staging = { framings: readonly Framing[]; hero: Stance; friend: Stance; keeper: Stance }

const on = (framings: readonly Framing[], hero: Stance, friend: Stance, keeper: Stance): Staging => ({
  framings,
  hero,
  friend,
  keeper,
})

/** What looks alike from several sides. */
const near: readonly Framing[] = ['medium', 'close-up', 'spot']
const open: readonly Framing[] = ['wide', 'medium', 'looking-up']

/**
 * Every moment in several ways: which one is taken, the seed decides, and before it what the page's words do. The
 * first page is the cover's picture on many shelves: somebody large, doing something, who looks at you.
 */
export const stagings: Record<MomentKind, readonly Staging[]> = {
  home: [
    on(['medium', 'looking-up'], 'wave happy reader', 'stand happy hero', 'stand happy hero'),
    on(['medium'], 'run joy reader', 'run happy hero', 'wave happy hero'),
    on(['medium', 'close-up'], 'sit happy up', 'sit happy hero', 'sit happy hero'),
    on(['medium', 'close-up'], 'think curious reader', 'stand curious hero', 'stand happy hero'),
    on(['medium', 'close-up'], 'cheer joy reader', 'wave happy hero', 'wave happy hero'),
    on(['medium'], 'walk happy reader', 'walk happy hero', 'stand happy hero'),
    on(['medium', 'looking-up'], 'reach curious up', 'stand curious hero', 'stand curious hero'),
  ],
  trouble: [
    on(
      ['medium', 'close-up', 'wide'],
      'think surprised thing',
      'stand surprised thing',
      'reach worried hero',
    ),
    on(
      ['from-behind', 'medium', 'wide', 'looking-up'],
      'stand surprised thing',
      'point surprised thing',
      'stand worried hero',
    ),
    on(['medium', 'wide', 'looking-up'], 'reach worried thing', 'stand worried hero', 'reach worried hero'),
    on(near, 'hold curious thing', 'stand curious thing', 'show worried hero'),
    on(['medium', 'wide'], 'run surprised thing', 'run worried hero', 'wave worried hero'),
    on(['medium', 'wide'], 'sit worried thing', 'stand worried hero', 'sit sad hero'),
  ],
  call: [
    on(['spot', 'medium'], 'hold-hands happy companion', 'hold-hands happy hero', 'stand worried hero'),
    on(near, 'hug happy companion', 'hug happy hero', 'stand happy hero'),
    on(['medium', 'spot', 'wide'], 'stand happy companion', 'wave joy hero', 'wave happy hero'),
    on(['wide', 'from-behind', 'medium'], 'walk brave reader', 'walk happy hero', 'wave worried hero'),
    on(['close-up', 'medium'], 'stand happy companion', 'stand happy hero', 'stand worried hero'),
    on(['from-behind'], 'hold-hands happy companion', 'hold-hands happy hero', 'wave happy hero'),
    on(['spot', 'medium', 'wide'], 'point brave up', 'run joy hero', 'stand happy hero'),
  ],
  travel: [
    on(['from-behind', 'wide'], 'walk curious thing', 'walk happy hero', 'stand happy hero'),
    on(['wide', 'medium'], 'walk happy companion', 'walk happy hero', 'stand happy hero'),
    on(['medium', 'looking-up', 'spot'], 'point curious up', 'walk curious up', 'stand happy hero'),
    on(['medium', 'spot'], 'run joy companion', 'run joy hero', 'stand happy hero'),
    on(['from-behind', 'spot'], 'hold-hands happy companion', 'hold-hands happy hero', 'stand happy hero'),
  ],
  meet: [
    on([...open, 'from-behind'], 'think worried thing', 'point surprised thing', 'stand happy hero'),
    on([...open, 'from-behind'], 'stand surprised thing', 'stand worried thing', 'stand happy hero'),
    on(open, 'reach curious thing', 'stand curious hero', 'stand happy hero'),
    on([...open, 'from-behind'], 'point curious thing', 'think curious thing', 'stand happy hero'),
    on(['wide', 'medium'], 'stand worried thing', 'hide worried hero', 'stand happy hero'),
    on(['medium', 'close-up'], 'think curious companion', 'point happy thing', 'stand happy hero'),
  ],
  solve: [
    on(open, 'reach joy thing', 'cheer joy hero', 'stand happy hero'),
    on(['medium', 'wide', 'spot'], 'walk happy thing', 'walk joy hero', 'stand happy hero'),
    on(open, 'cheer joy companion', 'cheer joy hero', 'cheer joy hero'),
    on(['medium', 'wide', 'from-behind'], 'hold happy thing', 'reach happy thing', 'stand happy hero'),
  ],
  low: [
    on(near, 'sit sad companion', 'hug worried hero', 'sit sad hero'),
    on([...near, 'wide'], 'sit sad thing', 'sit worried hero', 'sit sad hero'),
    on(['wide', 'from-behind'], 'sit worried up', 'sit worried up', 'sit sad hero'),
    on(['medium', 'spot', 'wide'], 'stand sad companion', 'hold-hands happy hero', 'stand sad hero'),
    on(['close-up', 'spot'], 'hug sad companion', 'hug happy hero', 'stand sad hero'),
  ],
  arrive: [
    on(['from-behind', 'wide'], 'walk curious keeper', 'walk curious keeper', 'sit curious hero'),
    on(['wide', 'medium'], 'walk curious keeper', 'hold-hands curious hero', 'stand curious hero'),
    on(['medium', 'from-behind'], 'wave happy keeper', 'stand curious keeper', 'sit surprised hero'),
    on(
      ['from-behind', 'wide', 'looking-up'],
      'point curious keeper',
      'stand curious keeper',
      'stand sad hero',
    ),
    on(['medium', 'wide'], 'stand curious keeper', 'hide curious keeper', 'sit sad hero'),
  ],
  test: [
    on(['medium', 'wide'], 'stand worried keeper', 'stand worried keeper', 'sit sad hero'),
    on(near, 'think worried keeper', 'stand curious hero', 'stand sad hero'),
    on(near, 'sit curious keeper', 'sit curious keeper', 'sit sad hero'),
  ],
  act: [
    on(near, 'show happy keeper', 'stand happy hero', 'stand surprised hero'),
    on(['medium', 'close-up', 'wide'], 'stand curious keeper', 'stand curious hero', 'sit surprised hero'),
    on(['medium', 'close-up'], 'hug happy keeper', 'stand happy hero', 'stand happy hero'),
    on(['medium', 'wide'], 'reach curious keeper', 'stand happy hero', 'stand surprised hero'),
    on(['close-up', 'wide'], 'sit happy keeper', 'sit happy hero', 'sit happy hero'),
    on(['medium', 'wide', 'from-behind'], 'walk curious keeper', 'stand worried hero', 'stand curious hero'),
    on(['medium', 'spot'], 'hold-hands happy keeper', 'stand happy hero', 'hold-hands happy hero'),
  ],
  win: [
    on(['looking-up', 'medium'], 'hold joy thing', 'cheer joy thing', 'wave joy hero'),
    on(open, 'stand joy thing', 'point joy thing', 'cheer joy thing'),
    on(near, 'hold happy thing', 'stand happy thing', 'stand happy thing'),
    on(open, 'cheer joy thing', 'run joy hero', 'wave joy hero'),
    on(['close-up', 'medium', 'spot'], 'stand joy companion', 'hug joy hero', 'cheer joy hero'),
    on(['from-behind', 'looking-up'], 'point joy thing', 'stand joy thing', 'stand joy hero'),
    on(['wide', 'spot', 'medium'], 'run joy reader', 'cheer joy hero', 'wave joy hero'),
  ],
  after: [
    on(open, 'cheer joy up', 'cheer joy hero', 'wave joy hero'),
    on(near, 'hug joy companion', 'hug joy hero', 'cheer joy hero'),
    on(['medium', 'wide'], 'run joy reader', 'run joy hero', 'wave joy hero'),
  ],
  homeward: [
    on(['from-behind', 'wide'], 'hold-hands happy companion', 'hold-hands sleepy hero', 'wave happy hero'),
    on(['wide', 'medium'], 'walk sleepy companion', 'walk happy hero', 'wave happy hero'),
    on(['spot', 'from-behind'], 'walk happy up', 'walk sleepy hero', 'wave happy hero'),
  ],
  // The whole room with a window and a lamp, or nearer to who sleeps.
  rest: [
    on(['wide', 'medium'], 'sleep sleepy reader', 'sleep sleepy hero', 'sleep sleepy hero'),
    on(['wide', 'medium'], 'sleep sleepy reader', 'sit sleepy hero', 'sit sleepy hero'),
    on(['wide', 'medium'], 'sleep sleepy reader', 'sit happy hero', 'sleep sleepy hero'),
  ],
}
