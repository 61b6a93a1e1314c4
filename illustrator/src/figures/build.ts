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

/** How a species of the upright rig is built; lengths in figure units (a fox stands about 380 high). */
export type Build = {
  fur: string
  /** Belly and muzzle. */
  light: string
  dark: string
  /** Inside of the ears. */
  inner: string
  nose: string
  head: HeadKind
  rx: number
  ry: number
  ears: EarKind
  tail: TailKind
  muzzle: MuzzleKind
  /** Width of trunk and limbs; 1 is the fox. */
  fat?: number
  /** Length of the legs; 1 is the fox. */
  legs?: number
  belly?: 'light' | 'plates' | 'none'
  /** Paws in `dark`. */
  socks?: boolean
  /** Knees drawn up beside the body, as frogs sit. */
  squats?: boolean
  /** Length of the feet; 1 is the fox. */
  footScale?: number
  feet?: 'paw' | 'webbed' | 'column' | 'shoe'
  feetColor?: string
  /** `long`: down to the knees. */
  arms?: 'paw' | 'long'
  wings?: string
  spikes?: string
  shell?: boolean
  spines?: boolean
  whiskers?: boolean
  eyes?: { x: number; y: number; scale?: number; white?: string }
  box?: boolean
  /** A fairy's wings; hovers. */
  gossamer?: boolean
  /** What is a person's own: shown brows and their weight, freckles, the nose. */
  brows?: number
  freckles?: boolean
  noseShape?: 'button' | 'curve' | 'wide'
  /** Height beside the others, 1 is the fox. */
  size: number
}
