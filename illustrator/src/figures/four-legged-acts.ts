import type { FigureAction, Spot, Target } from './figure-action.ts'

type Act = (target: Target) => Partial<FigureAction>

/** Mouth or trunk on the near side of a thing. */
const grasp = ({ at, half }: Target): FigureAction['reach'] => ({ front: { x: at.x - half * 0.6, y: at.y } })
/** The paw on a point. */
const paw = (at: Spot): FigureAction['reach'] => ({ back: at })
const side = { head: 'profile', holds: 'front' } as const

/** What is different when a figure on four legs does it: it grasps with its mouth, and has one paw free. */
export const fourLeggedActs: Readonly<Record<string, Act>> = {
  jump: () => ({ reach: {} }),
  climb: ({ at }) => ({ reach: paw({ x: at.x + 8, y: at.y - 30 }), lean: 0, tilt: -10 }),
  wave: () => ({ reach: paw({ x: 122, y: -132 }), lean: -10 }),
  point: ({ at }) => ({ reach: paw(fromShoulder(at, 96)), head: 'profile' }),
  cheer: () => ({ legs: 'climb', reach: {} }),
  hold: (t) => ({ ...side, reach: grasp(t) }),
  carry: (t) => ({ ...side, reach: grasp(t) }),
  lift: (t) => ({ ...side, reach: grasp(t), tilt: -12, face: 'proud' }),
  take: (t) => ({ ...side, reach: grasp(t) }),
  catch: (t) => ({ ...side, legs: 'jump', reach: grasp(t) }),
  give: (t) => ({ ...side, reach: grasp(t) }),
  pull: (t) => ({ ...side, legs: 'brace', lean: -14, crouch: 0.4, reach: grasp(t) }),
  push: ({ at, half }) => ({
    ...side,
    lean: 16,
    tilt: 12,
    reach: { front: { x: at.x - half - 4, y: at.y } },
  }),
  hug: ({ at }) => ({
    head: 'three-quarter',
    reach: { back: { x: Math.min(at.x + 10, 150), y: at.y } },
    tilt: 6,
  }),
  dig: ({ at }) => ({ reach: paw(at), lean: 14, crouch: 0.3, tilt: 16 }),
  write: ({ at }) => ({ reach: paw(at), legs: 'sit', lean: 0, tilt: 14 }),
  // The book is on the ground.
  read: ({ at }) => ({ legs: 'sit', lean: 0, reach: {}, gaze: at, head: 'profile', tilt: 12 }),
  listen: () => ({ reach: {}, legs: 'sit', tilt: 12 }),
  shout: () => ({ reach: {}, tilt: -18, lean: -8 }),
  whisper: ({ at, half }) => ({ reach: { front: { x: at.x - half - 70, y: at.y } } }),
  think: () => ({ legs: 'sit', reach: {}, tilt: 12 }),
  cry: () => ({ legs: 'lie', reach: {}, tilt: 8 }),
  knock: ({ at }) => ({ reach: paw(at), lean: -10 }),
  pour: (t) => ({ ...side, reach: grasp(t) }),
  throw: () => ({ ...side, reach: {}, tilt: -20, lean: -12 }),
  bow: () => ({ legs: 'kneel', lean: 6 }),
  hide: () => ({ reach: {}, crouch: 1, lean: 8 }),
  'cover-ears': () => ({ legs: 'lie', reach: {} }),
  shrug: () => ({ reach: {}, tilt: 16 }),
  proud: () => ({ reach: {}, tilt: -12, lean: -10 }),
  frown: () => ({ reach: {}, tilt: 8, lean: 6 }),
  shy: () => ({ reach: {}, tilt: 14, crouch: 0.3 }),
  dance: () => ({ legs: 'climb', reach: {}, tilt: 10 }),
  row: () => ({ legs: 'sit', lean: 0, reach: paw({ x: 132, y: -156 }), head: 'profile' }),
  drum: ({ at }) => ({ reach: paw(at), tilt: 8 }),
  hammer: (t) => ({ ...side, reach: grasp(t) }),
  ring: (t) => ({ ...side, reach: grasp(t), tilt: -6 }),
  tear: (t) => ({ ...side, reach: grasp(t), tilt: -4 }),
  sweep: (t) => ({ ...side, reach: grasp(t), tilt: 8 }),
  kick: () => ({ legs: 'run', reach: {}, lean: -8, tilt: -6 }),
  chase: () => ({ reach: {} }),
  'cover-eyes': () => ({ legs: 'lie', reach: {}, tilt: 14 }),
  blow: () => ({ reach: {} }),
  laugh: () => ({ legs: 'sit', reach: {}, lean: 0, tilt: -14 }),
  say: () => ({ reach: {}, tilt: -4 }),
  sing: () => ({ legs: 'sit', reach: {}, lean: 0, tilt: -18 }),
  sneeze: () => ({ legs: 'brace', reach: {}, lean: 10, tilt: 18 }),
  clap: () => ({ legs: 'climb', reach: {} }),
  sniff: ({ at }) => ({ ...side, reach: { front: { x: at.x - 18, y: Math.min(at.y - 6, -40) } } }),
  eat: (t) => ({ ...side, reach: grasp(t), tilt: 4 }),
  yawn: () => ({ legs: 'sit', reach: {}, lean: 0, tilt: -12 }),
  fly: () => ({ legs: 'run', reach: {}, lean: -8 }),
  tiptoe: () => ({ reach: paw({ x: 106, y: -44 }), tilt: 6 }),
  shiver: () => ({ reach: {}, crouch: 0.8, lean: 6, tilt: 8 }),
  peep: () => ({ reach: {}, crouch: 0.7, lean: 6 }),
  stir: (t) => ({ ...side, reach: grasp(t), tilt: 6 }),
  hang: () => ({ legs: 'climb', reach: {} }),
  swing: () => ({ legs: 'sit', reach: {}, lean: 0 }),
  wear: () => ({ reach: {}, tilt: -10, lean: -8 }),
  swim: () => ({ legs: 'run', reach: {}, lean: 0 }),
  cover: ({ at }) => ({ reach: paw(at), lean: 12, crouch: 0.3, tilt: 12 }),
  stretch: () => ({ legs: 'kneel', reach: {}, lean: 10 }),
}

/** Where things usually are that are acted on by figures on four legs. */
export const fourLeggedTargets: Readonly<Record<string, Target>> = {
  hold: { at: { x: 160, y: -150 }, half: 24 },
  carry: { at: { x: 160, y: -150 }, half: 24 },
  lift: { at: { x: 164, y: -270 }, half: 30 },
  take: { at: { x: 170, y: -230 }, half: 24 },
  catch: { at: { x: 160, y: -260 }, half: 24 },
  give: { at: { x: 176, y: -130 }, half: 24 },
  pull: { at: { x: 190, y: -110 }, half: 30 },
  push: { at: { x: 210, y: -90 }, half: 50 },
  hug: { at: { x: 150, y: -120 }, half: 40 },
  dig: { at: { x: 128, y: -12 }, half: 30 },
  write: { at: { x: 112, y: -16 }, half: 30 },
  read: { at: { x: 190, y: -20 }, half: 30 },
  knock: { at: { x: 150, y: -120 }, half: 10 },
  pour: { at: { x: 160, y: -170 }, half: 20 },
  row: { at: { x: 160, y: -130 }, half: 20 },
  drum: { at: { x: 124, y: -50 }, half: 30 },
  crouch: { at: { x: 190, y: -10 }, half: 30 },
  'look-down': { at: { x: 170, y: -10 }, half: 30 },
}

/** A point `far` figure units from a foreleg's joint on the way to a target. */
function fromShoulder({ x, y }: Spot, far: number): Spot {
  const [dx, dy] = [x - 52, y + 80]
  const k = far / (Math.hypot(dx, dy) || 1)
  return { x: 52 + dx * k, y: -80 + dy * k }
}
