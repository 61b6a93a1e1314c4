import type { FigureAction, Spot, Target } from './figure-action.ts'

type Act = (target: Target) => Partial<FigureAction>

/** Both wings at the sides of a thing below the beak. */
const chest = ({ at, half }: Target): FigureAction['reach'] => ({
  front: { x: at.x + half, y: Math.max(at.y, -86) },
  back: { x: at.x - half, y: Math.max(at.y, -86) },
})
/** A point in front of a bird, below its beak unless it is far off. */
const aside = ({ x, y }: Spot): Spot => (x > 150 ? { x, y } : { x: Math.max(x, 122), y: Math.max(y, -104) })

/** What is different when a bird does it: its face is on its body, so its wings stay at the sides of it. */
export const birdActs: Readonly<Record<string, Act>> = {
  hold: (t) => ({ reach: chest(t) }),
  hug: () => ({ reach: { front: { x: 118, y: -96 }, back: { x: 124, y: -120 } }, lean: 4 }),
  read: (t) => ({ reach: chest(t) }),
  carry: ({ at }) => ({ reach: { front: aside(at) } }),
  take: ({ at }) => ({ reach: { front: aside(at) } }),
  give: ({ at }) => ({ reach: { front: aside(at), back: { x: aside(at).x + 8, y: aside(at).y - 6 } } }),
  shout: () => ({ reach: { front: { x: 116, y: -132 }, back: { x: 136, y: -200 } }, tilt: 0, lean: -4 }),
  whisper: () => ({ reach: { back: { x: 132, y: -214 } }, lean: 8 }),
  think: () => ({ reach: { front: { x: 40, y: -112 } } }),
  listen: () => ({ reach: { front: { x: 124, y: -206 } }, lean: 8 }),
  cry: () => ({ reach: { front: { x: 56, y: -104 }, back: { x: -56, y: -104 } }, lean: 0, tilt: 0 }),
  hide: () => ({ reach: { front: { x: 66, y: -128 }, back: { x: -62, y: -128 } } }),
  catch: ({ at }) => ({ reach: { front: { x: at.x, y: at.y + 60 }, back: { x: at.x + 10, y: at.y - 10 } } }),
  // What is high is pointed at past the face.
  point: ({ at }) => (at.y < -240 ? { reach: { front: { x: 186, y: -250 } } } : {}),
  // The far wing, which is behind the face.
  push: ({ at }) => ({ reach: { back: at, front: { x: 112, y: -84 } }, lean: 10 }),
  knock: ({ at }) => ({ reach: { back: at } }),
  write: ({ at }) => ({ reach: { back: at } }),
  hammer: ({ at }) => ({ reach: { front: aside({ x: at.x - 20, y: at.y - 60 }) } }),
  ring: ({ at }) => ({ reach: { front: aside(at) } }),
  tear: (t) => ({ reach: chest(t) }),
  sweep: ({ at }) => ({ reach: { front: aside(at) } }),
  kick: () => ({ legs: 'run', reach: { front: { x: 150, y: -150 }, back: { x: -150, y: -150 } }, lean: -6 }),
  chase: () => ({ legs: 'run', reach: { front: { x: 170, y: -160 }, back: { x: -120, y: -170 } }, lean: 8 }),
  'cover-eyes': () => ({ reach: { front: { x: 34, y: -214 }, back: { x: -34, y: -214 } } }),
  blow: () => ({ reach: {} }),
  dance: () => ({ reach: { front: { x: 190, y: -190 }, back: { x: -176, y: -90 } } }),
  shrug: () => ({ reach: { front: { x: 168, y: -120 }, back: { x: -168, y: -120 } } }),
  shy: () => ({ reach: { front: { x: 24, y: -72 }, back: { x: -16, y: -70 } } }),
  proud: () => ({ reach: { front: { x: 66, y: -60 }, back: { x: -66, y: -60 } }, lean: -4 }),
  frown: () => ({ reach: { front: { x: 66, y: -60 }, back: { x: -66, y: -60 } }, lean: 4 }),
  wave: () => ({ reach: { front: { x: 186, y: -232 } } }),
  row: () => ({ reach: { front: { x: 126, y: -96 }, back: { x: 134, y: -112 } }, lean: -4 }),
  cheer: () => ({ reach: { front: { x: 168, y: -270 }, back: { x: -168, y: -270 } } }),
  jump: () => ({ reach: { front: { x: 170, y: -300 }, back: { x: -170, y: -300 } } }),
  laugh: () => ({ reach: { front: { x: 44, y: -90 }, back: { x: -40, y: -88 } }, lean: -8, tilt: 0 }),
  say: () => ({ reach: { front: { x: 150, y: -124 } } }),
  sing: () => ({ reach: { front: { x: 172, y: -180 }, back: { x: -28, y: -104 } } }),
  sneeze: () => ({ reach: { front: { x: 120, y: -90 } }, lean: 24 }),
  clap: () => ({ reach: { front: { x: 30, y: -112 }, back: { x: -8, y: -112 } } }),
  // At the beak, which is higher on a long neck and on bare legs.
  eat: ({ at }) => ({ reach: { front: { x: 124, y: Math.min(-168, at.y + 4) } } }),
  yawn: () => ({ reach: { front: { x: 176, y: -236 }, back: { x: -176, y: -216 } }, lean: -4 }),
  fly: () => ({ legs: 'run', reach: {}, lean: 4 }),
  swim: () => ({ reach: {}, lean: 0 }),
  // On the belly, the head ahead.
  slide: () => ({ legs: 'tumble', reach: {}, lean: 0, head: 'three-quarter' }),
  shiver: () => ({ reach: { front: { x: 10, y: -100 }, back: { x: 30, y: -116 } }, head: 'front' }),
  tiptoe: () => ({ legs: 'step', reach: {} }),
  peep: () => ({ reach: { front: { x: 124, y: -206 } }, lean: 14 }),
  wear: () => ({ reach: { front: { x: 120, y: -240 } } }),
  stretch: () => ({ reach: { front: { x: 190, y: -210 }, back: { x: -190, y: -210 } } }),
}

const raised: FigureAction['reach'] = { front: { x: 214, y: -170 } }

/** What is different when a whale does it: it has one fin in front of its face, and no hands there. */
export const whaleActs: Readonly<Record<string, Act>> = {
  wave: () => ({ reach: raised }),
  cheer: () => ({ reach: raised }),
  jump: () => ({ reach: raised }),
  dance: () => ({ reach: raised, lean: 10 }),
  stretch: () => ({ reach: raised }),
  point: ({ at }) => ({ reach: { front: { x: 220, y: Math.max(-170, Math.min(-60, at.y)) } } }),
  shout: () => ({ reach: {}, lean: -12 }),
  whisper: () => ({ reach: { front: { x: 190, y: -90 } } }),
  think: () => ({ reach: {} }),
  listen: () => ({ reach: {}, lean: 10 }),
  cry: () => ({ reach: {}, lean: 6 }),
  shy: () => ({ reach: {}, lean: 8 }),
  hide: () => ({ reach: {}, lean: 12 }),
  proud: () => ({ reach: {}, lean: -10 }),
  shrug: () => ({ reach: {}, lean: -6 }),
  frown: () => ({ reach: {}, lean: 6 }),
  blow: () => ({ reach: {} }),
  'cover-ears': () => ({ reach: {}, lean: 8 }),
  'cover-eyes': () => ({ reach: {}, lean: 12 }),
  kick: () => ({ reach: {}, lean: -8 }),
  chase: () => ({ reach: raised, lean: 8 }),
  row: () => ({ reach: { front: { x: 196, y: -96 } } }),
  hammer: () => ({ reach: { front: { x: 200, y: -90 } } }),
  laugh: () => ({ reach: {}, lean: -14 }),
  say: () => ({ reach: { front: { x: 200, y: -84 } } }),
  sing: () => ({ reach: raised, lean: -12 }),
  sneeze: () => ({ reach: {}, lean: 20 }),
  clap: () => ({ reach: raised }),
  yawn: () => ({ reach: {}, lean: -14 }),
  fly: () => ({ reach: raised, legs: 'jump' }),
  swim: () => ({ reach: {}, legs: 'run', lean: 0 }),
  shiver: () => ({ reach: {}, lean: 10 }),
  tiptoe: () => ({ reach: {} }),
  peep: () => ({ reach: {}, lean: 12 }),
  hang: () => ({ reach: raised, legs: 'jump' }),
  swing: () => ({ reach: {} }),
  wear: () => ({ reach: {}, lean: -10 }),
}
