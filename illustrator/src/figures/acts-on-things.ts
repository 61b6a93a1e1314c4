import { facing, type Act } from './act.ts'
import { towards } from './acts-of-body.ts'
import type { FigureAction, Target } from './figure-action.ts'

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

/** What a figure does with its body when it acts on something or somebody. */
export const actsOnThings = {
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
  hug: ({ at }) => ({
    // Cheek to cheek: profiles would hide each other.
    head: 'three-quarter',
    body: 'three-quarter',
    reach: {
      front: { x: Math.min(at.x, 122), y: Math.max(at.y, -118) + 8 },
      back: { x: Math.min(at.x + 12, 134), y: Math.max(at.y, -118) - 26 },
    },
    grip: 'flat',
    lean: 4,
    tilt: 6,
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
    // Just let go.
    reach: { front: towards(at, 128), back: { x: -104, y: -160 } },
    lean: 8,
    gaze: at,
    face: 'effort',
  }),
  catch: (t) => ({ ...facing, legs: 'step', reach: bothSides(t), gaze: t.at, face: 'surprised' }),
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
  eat: ({ at }) => ({
    // From the side, so that what is eaten is before the mouth and not over the face.
    ...facing,
    reach: { front: at, back: { x: 10, y: -104 } },
    grip: 'closed',
    gaze: at,
    tilt: 4,
  }),
  stir: ({ at }) => ({
    ...facing,
    reach: { front: { x: at.x, y: at.y - 40 }, back: { x: at.x + 8, y: at.y - 64 } },
    grip: 'closed',
    lean: 8,
    gaze: at,
  }),
  hang: () => ({
    legs: 'jump',
    reach: { front: { x: 44, y: -368 }, back: { x: -34, y: -368 } },
    grip: 'closed',
    head: 'front',
    face: 'effort',
  }),
  swing: () => ({
    legs: 'perch',
    reach: { front: { x: 66, y: -206 }, back: { x: -62, y: -206 } },
    grip: 'closed',
    lean: -8,
    face: 'joy',
  }),
  wear: () => ({
    // One hand at the brim.
    reach: { front: { x: 92, y: -268 } },
    grip: 'flat',
    head: 'front',
    face: 'proud',
  }),
  cover: ({ at, half }) => ({
    ...facing,
    legs: 'kneel',
    reach: { front: { x: at.x - half * 0.3, y: at.y }, back: { x: at.x + half * 0.4, y: at.y - 10 } },
    grip: 'flat',
    lean: 20,
    gaze: at,
    face: 'calm',
  }),
} as const satisfies Record<string, Act>
