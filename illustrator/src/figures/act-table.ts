import type { FigureAction, Spot, Target } from './figure-action.ts'

/** What an act changes of a figure that stands and looks at the reader. */
export type Act = (target: Target) => Partial<FigureAction>

/** Both hands at the sides of a thing. */
const bothSides = ({ at, half }: Target): FigureAction['reach'] => ({
  front: { x: at.x + half, y: at.y },
  back: { x: at.x - half, y: at.y + 4 },
})
/** Both hands on the near side of a thing, one above the other. */
const nearSide = ({ at, half }: Target): FigureAction['reach'] => ({
  front: { x: at.x - half, y: at.y + 20 },
  back: { x: at.x - half, y: at.y - 20 },
})
const facing = { head: 'profile', body: 'three-quarter' } as const

/**
 * What a figure does with its body when it does something to a target. Without a target of its own, an act has
 * `usualTarget`.
 */
export const acts = {
  stand: () => ({}),
  walk: () => ({ legs: 'step', ...facing }),
  run: () => ({ legs: 'run', lean: 12, ...facing }),
  jump: () => ({
    legs: 'jump',
    reach: { front: { x: 120, y: -296 }, back: { x: -104, y: -296 } },
    face: 'joy',
  }),
  tumble: () => ({ legs: 'tumble', face: 'surprised' }),
  sit: ({ at }) => ({ legs: 'sit', gaze: at }),
  kneel: ({ at }) => ({ legs: 'kneel', lean: 6, body: 'three-quarter', gaze: at }),
  lie: () => ({ legs: 'lie', face: 'calm' }),
  climb: ({ at }) => ({
    legs: 'climb',
    ...facing,
    reach: { front: { x: at.x, y: at.y + 30 }, back: { x: at.x + 4, y: at.y - 136 } },
    grip: 'closed',
    lean: 6,
    gaze: { x: at.x + 40, y: at.y - 260 },
    tilt: -8,
    face: 'effort',
  }),
  wave: () => ({ reach: { front: { x: 128, y: -238 } } }),
  point: ({ at }) => ({ reach: { front: towards(at, 150) }, gaze: at, body: 'front' }),
  cheer: () => ({ reach: { front: { x: 132, y: -292 }, back: { x: -118, y: -292 } }, face: 'joy' }),
  hold: (t) => ({ reach: bothSides(t), grip: 'closed', holds: 'both', gaze: t.at }),
  carry: ({ at }) => ({ reach: { front: at }, grip: 'closed', legs: 'step', body: 'three-quarter' }),
  lift: (t) => ({
    reach: bothSides(t),
    grip: 'closed',
    holds: 'both',
    head: 'front',
    gaze: t.at,
    tilt: -4,
    face: 'effort',
  }),
  take: ({ at }) => ({
    reach: { front: at },
    grip: 'closed',
    gaze: at,
    body: at.y < -210 ? 'front' : 'three-quarter',
  }),
  give: ({ at }) => ({
    ...facing,
    reach: { front: at, back: { x: at.x - 8, y: at.y + 10 } },
    grip: 'closed',
    holds: 'front',
    lean: 6,
    legs: 'step',
  }),
  pull: (t) => ({
    ...facing,
    legs: 'brace',
    reach: nearSide(t),
    grip: 'closed',
    lean: -26,
    gaze: t.at,
    face: 'effort',
  }),
  push: (t) => ({
    ...facing,
    legs: 'step',
    reach: nearSide(t),
    grip: 'flat',
    lean: 22,
    crouch: 0.2,
    gaze: t.at,
    face: 'effort',
  }),
  hug: ({ at, half }) => ({
    ...facing,
    reach: { front: { x: at.x + half * 0.3, y: at.y }, back: { x: at.x + half * 0.6, y: at.y - 26 } },
    grip: 'flat',
    lean: 9,
    tilt: 8,
    face: 'proud',
  }),
  dig: ({ at }) => ({
    ...facing,
    legs: 'kneel',
    reach: { front: at, back: { x: at.x + 22, y: at.y - 8 } },
    lean: 24,
    gaze: at,
    face: 'effort',
  }),
  write: ({ at }) => ({
    ...facing,
    legs: 'sit',
    reach: { front: at, back: { x: at.x + 26, y: at.y + 6 } },
    grip: 'closed',
    lean: 14,
    gaze: at,
    face: 'curious',
  }),
  read: (t) => ({
    legs: 'sit',
    reach: bothSides(t),
    grip: 'closed',
    holds: 'both',
    gaze: t.at,
    tilt: 8,
    face: 'curious',
  }),
  listen: () => ({ reach: { front: { x: 110, y: -238 } }, grip: 'flat', tilt: 12, lean: 6, face: 'wonder' }),
  shout: ({ at }) => ({
    ...facing,
    reach: { front: { x: 84, y: -168 }, back: { x: 92, y: -164 } },
    grip: 'flat',
    lean: 8,
    tilt: -8,
    gaze: at,
    face: 'joy',
    strength: 2,
  }),
  whisper: ({ at }) => ({
    ...facing,
    reach: { back: { x: 122, y: -206 } },
    grip: 'flat',
    lean: 12,
    gaze: at,
    face: 'shy',
  }),
  think: () => ({ reach: { front: { x: 46, y: -156 } }, grip: 'closed', tilt: 8, face: 'curious' }),
  cry: () => ({
    legs: 'sit',
    reach: { front: { x: 64, y: -178 }, back: { x: -52, y: -178 } },
    grip: 'closed',
    tilt: 10,
    face: 'sad',
    strength: 2,
  }),
  knock: ({ at }) => ({ ...facing, reach: { front: at }, grip: 'closed', gaze: at }),
  pour: ({ at }) => ({
    ...facing,
    reach: { front: at, back: { x: at.x - 16, y: at.y + 24 } },
    grip: 'closed',
    lean: 8,
    gaze: { x: at.x + 60, y: at.y + 110 },
  }),
  throw: ({ at }) => ({
    legs: 'step',
    body: 'three-quarter',
    head: 'profile',
    reach: { front: { x: -112, y: -206 }, back: towards(at, 118) },
    grip: 'closed',
    lean: -12,
    gaze: at,
    face: 'effort',
  }),
  catch: (t) => ({ ...facing, legs: 'step', reach: bothSides(t), gaze: t.at, face: 'surprised' }),
  bow: () => ({ ...facing, lean: 30, tilt: 8, face: 'calm' }),
  crouch: ({ at }) => ({
    crouch: 1,
    lean: 8,
    body: 'three-quarter',
    head: 'profile',
    gaze: at,
    face: 'curious',
  }),
  hide: () => ({
    crouch: 0.8,
    reach: { front: { x: 74, y: -160 }, back: { x: -54, y: -160 } },
    grip: 'flat',
    tilt: 5,
    face: 'scared',
  }),
  'look-up': ({ at }) => ({ head: 'profile', body: 'three-quarter', gaze: at, tilt: -14, face: 'wonder' }),
  'look-down': ({ at }) => ({
    head: 'profile',
    body: 'three-quarter',
    gaze: at,
    tilt: 12,
    lean: 6,
    face: 'curious',
  }),
  'cover-ears': () => ({
    reach: { front: { x: 98, y: -232 }, back: { x: -86, y: -232 } },
    grip: 'flat',
    head: 'front',
    face: 'cross',
  }),
  shrug: () => ({
    reach: { front: { x: 104, y: -148 }, back: { x: -92, y: -148 } },
    tilt: 8,
    face: 'worried',
  }),
  proud: () => ({
    reach: { front: { x: 50, y: -84 }, back: { x: -50, y: -84 } },
    grip: 'closed',
    lean: -5,
    face: 'proud',
  }),
  shy: () => ({
    reach: { front: { x: 16, y: -92 }, back: { x: -8, y: -90 } },
    grip: 'closed',
    tilt: 10,
    face: 'shy',
  }),
  dance: () => ({
    legs: 'step',
    reach: { front: { x: 112, y: -236 }, back: { x: -98, y: -128 } },
    lean: 8,
    tilt: -8,
    face: 'giggle',
  }),
  row: (t) => ({
    ...facing,
    legs: 'perch',
    reach: nearSide(t),
    grip: 'closed',
    lean: -8,
    gaze: t.at,
    face: 'effort',
  }),
  drum: ({ at }) => ({
    body: 'front',
    reach: { front: { x: at.x + 26, y: at.y - 6 }, back: { x: at.x - 20, y: at.y - 48 } },
    grip: 'closed',
    gaze: at,
    face: 'joy',
  }),
  blow: ({ at }) => ({
    ...facing,
    lean: 8,
    gaze: at,
    face: 'surprised',
    reach: { front: { x: 70, y: -150 } },
  }),
  stretch: () => ({
    reach: { front: { x: 106, y: -300 }, back: { x: -98, y: -292 } },
    grip: 'closed',
    lean: -4,
    face: 'sleepy',
  }),
} as const satisfies Record<string, Act>

/** A point `far` figure units from the right shoulder on the way to a target. */
function towards({ x, y }: Spot, far: number): Spot {
  const [dx, dy] = [x - 34, y + 152]
  const k = far / (Math.hypot(dx, dy) || 1)
  return { x: 34 + dx * k, y: -152 + dy * k }
}
