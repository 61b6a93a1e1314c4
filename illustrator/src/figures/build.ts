export type HeadKind = 'round' | 'cheeks' | 'soft' | 'tall' | 'frog' | 'box' | 'person'
export type EarKind =
  | 'none'
  | 'pointed'
  | 'cat'
  | 'long'
  | 'round'
  | 'dish'
  | 'flop'
  | 'tufted'
  | 'tiny'
  | 'side'
  | 'maned'
  | 'flap'
  | 'horned'
  | 'antlers'
  | 'antenna'
  | 'human'
export type MuzzleKind =
  | 'cheeks'
  | 'small'
  | 'buck'
  | 'oval'
  | 'dog'
  | 'snout'
  | 'mask'
  | 'lion'
  | 'frog'
  | 'trunk'
  | 'beak'
  | 'plain'
  | 'broad'
  | 'long'
  | 'pig'
  | 'badger'
  | 'bandit'
  | 'tusks'
  | 'tapir'
  | 'screen'
  | 'person'
export type TailKind =
  | 'none'
  | 'brush'
  | 'puff'
  | 'stub'
  | 'thin'
  | 'ringed'
  | 'wag'
  | 'plume'
  | 'curl'
  | 'tuft'
  | 'rope'
  | 'spade'
  | 'saurian'
  | 'mane'

/**
 * How a species is built: colors before tinting, and shapes. Lengths are in figure units (a fox is about 380 high); a factor
 * of 1 is the fox.
 */
export type Build = {
  fur: string
  /** Color of belly and muzzle. */
  light: string
  dark: string
  /** Color of the inside of the ears. */
  inner: string
  nose: string
  head: HeadKind
  rx: number
  ry: number
  ears: EarKind
  tail: TailKind
  muzzle: MuzzleKind
  /** Factor on the width of trunk and limbs. */
  fat?: number
  /** Factor on the length of the legs. */
  legs?: number
  belly?: 'light' | 'plates' | 'none'
  /** The paws have the color `dark`. */
  socks?: boolean
  /** Squats as a frog does, with bent knees beside the body. */
  squats?: boolean
  /** Factor on the length of the feet. */
  footScale?: number
  feet?: 'paw' | 'webbed' | 'column' | 'shoe'
  feetColor?: string
  /** `long` reaches to the knees. */
  arms?: 'paw' | 'long'
  wings?: string
  spikes?: string
  shell?: boolean
  spines?: boolean
  /** Color of curly wool on trunk and brow. */
  fleece?: string
  /** Hair between the ears: a `tuft`, or a `fringe` down to the eyes. */
  forelock?: { kind: 'tuft' | 'fringe'; color: string }
  /** Color of a beard under the chin. */
  beard?: string
  /** Color of the lower half of the trunk. */
  saddle?: string
  /** Has two humps on the back. */
  hump?: boolean
  /** Color of patches on the coat and round one eye. */
  patches?: string
  whiskers?: boolean
  eyes?: { x: number; y: number; scale?: number; white?: string }
  box?: boolean
  /** Has a fairy's wings, and hovers. */
  gossamer?: boolean
  /** Stroke width of brows that are always shown. It, freckles and the nose differ from person to person. */
  brows?: number
  freckles?: boolean
  noseShape?: 'button' | 'curve' | 'wide'
  /** Height relative to the fox, which is 1. */
  size: number
}
