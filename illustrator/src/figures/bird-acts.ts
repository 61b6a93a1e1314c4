import type { FigureAction, Target } from './figure-action.ts'

type Act = (target: Target) => Partial<FigureAction>

/** What is different when a bird does it: its face is on its body, so its wings stay at the sides of it. */
export const birdActs: Readonly<Record<string, Act>> = {
  shout: () => ({ reach: { front: { x: 116, y: -132 }, back: { x: 136, y: -200 } }, tilt: 0, lean: -4 }),
  whisper: () => ({ reach: { front: { x: 112, y: -140 }, back: { x: 128, y: -196 } }, lean: 8 }),
  think: () => ({ reach: { front: { x: 40, y: -112 } } }),
  listen: () => ({ reach: { front: { x: 124, y: -206 } }, lean: 8 }),
  cry: () => ({ reach: { front: { x: 62, y: -124 }, back: { x: -58, y: -124 } } }),
  hide: () => ({ reach: { front: { x: 66, y: -128 }, back: { x: -62, y: -128 } } }),
  catch: ({ at }) => ({ reach: { front: { x: at.x, y: at.y + 60 }, back: { x: at.x + 10, y: at.y - 10 } } }),
  knock: ({ at }) => ({ reach: { back: at } }),
  blow: () => ({ reach: {} }),
  dance: () => ({ reach: { front: { x: 190, y: -190 }, back: { x: -176, y: -90 } } }),
  shrug: () => ({ reach: { front: { x: 168, y: -120 }, back: { x: -168, y: -120 } } }),
  shy: () => ({ reach: { front: { x: 24, y: -72 }, back: { x: -16, y: -70 } } }),
  proud: () => ({ reach: { front: { x: 66, y: -60 }, back: { x: -66, y: -60 } }, lean: -4 }),
  wave: () => ({ reach: { front: { x: 186, y: -232 } } }),
  cheer: () => ({ reach: { front: { x: 168, y: -270 }, back: { x: -168, y: -270 } } }),
  jump: () => ({ reach: { front: { x: 170, y: -300 }, back: { x: -170, y: -300 } } }),
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
  blow: () => ({ reach: {} }),
  'cover-ears': () => ({ reach: {}, lean: 8 }),
}
