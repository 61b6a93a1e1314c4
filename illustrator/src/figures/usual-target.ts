import type { Target } from './figure-action.ts'

/** Where things usually are that are acted on. */
const usual: Readonly<Record<string, Target>> = {
  eat: { at: { x: 84, y: -168 }, half: 20 },
  climb: { at: { x: 112, y: -150 }, half: 20 },
  point: { at: { x: 400, y: -260 }, half: 40 },
  carry: { at: { x: 92, y: -118 }, half: 24 },
  lift: { at: { x: 6, y: -352 }, half: 58 },
  take: { at: { x: 130, y: -280 }, half: 24 },
  give: { at: { x: 128, y: -130 }, half: 24 },
  pull: { at: { x: 142, y: -116 }, half: 30 },
  push: { at: { x: 170, y: -110 }, half: 50 },
  hug: { at: { x: 104, y: -120 }, half: 40 },
  dig: { at: { x: 118, y: -10 }, half: 30 },
  write: { at: { x: 96, y: -46 }, half: 30 },
  knock: { at: { x: 128, y: -170 }, half: 10 },
  pour: { at: { x: 112, y: -150 }, half: 20 },
  throw: { at: { x: 400, y: -300 }, half: 20 },
  catch: { at: { x: 132, y: -220 }, half: 24 },
  'look-up': { at: { x: 220, y: -480 }, half: 30 },
  'look-down': { at: { x: 130, y: -10 }, half: 30 },
  crouch: { at: { x: 150, y: -10 }, half: 30 },
  shout: { at: { x: 400, y: -240 }, half: 30 },
  whisper: { at: { x: 200, y: -220 }, half: 30 },
  row: { at: { x: 122, y: -120 }, half: 20 },
  drum: { at: { x: 64, y: -84 }, half: 30 },
  read: { at: { x: 12, y: -112 }, half: 34 },
  hold: { at: { x: 10, y: -114 }, half: 34 },
}
const nearby: Target = { at: { x: 150, y: -120 }, half: 30 }

/** Where the target of an act usually is. */
export const usualTarget = (act: string): Target => usual[act] ?? nearby
