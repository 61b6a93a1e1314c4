import { mix } from '../colour.ts'
import { lay, type PaintPlace } from './parts/brush.ts'
import { dune, ripples, sandFront, tent } from './parts/desert-things.ts'
import { mudHouse, pricklyPear } from './parts/dry-things.ts'
import { pebbles, ridge, rock } from './parts/land.ts'
import { palm, reeds } from './parts/plants.ts'
import { birds, heavens, sky } from './parts/sky.ts'
import { bush } from './parts/trees.ts'
import { mist } from './parts/wash.ts'
import { pond } from './parts/water.ts'

/** Three layouts: water under palms: bright tents beside it; a house of clay; one great tent among date palms. */
export const oasis: PaintPlace = (b) => {
  const { r, tone } = b
  sky(b, 740)
  heavens(b, ...lay(b, [420, 200, 640], [900, 220, 640], [680, 190, 640]))
  dune(b, -300, 300, 900, 610, 780, '#e0b078', 0.5)
  dune(b, 700, 1300, 2000, 580, 790, '#e4b47c', 0.44)
  mist(b, 640, 800, b.mood.haze, 0.35)
  ridge(b, 786, 10, '#e8bb82', { depth: 0.2, bumps: 5, bowl: 30 })
  const pool = lay(b, 620, 1010, 700)
  for (const [dx, h, lean] of [
    [-150, 260, -30],
    [-60, 210, 26],
    [390, 250, 34],
    [300, 200, -20],
  ] as const)
    palm(b, pool + dx + r.between(-30, 30), 850, h, lean, 0.2)
  const cloth = ['#b5485a', '#4f7a94', '#c8763f', '#5a8a7c', '#8a5a94']
  if (b.layout === 0) {
    tent(b, 1260, 890, 300, r.pick(cloth))
    tent(b, 1540, 930, 380, r.pick(cloth))
  } else if (b.layout === 1) {
    mudHouse(b, 160, 920, 420)
    mudHouse(b, 470, 866, 190, 0.2)
  } else {
    mudHouse(b, 1360, 862, 170, 0.22)
    mudHouse(b, 1530, 872, 210, 0.18)
    tent(b, 230, 930, 560, r.pick(cloth))
  }
  pond(b, pool, 920, lay(b, 500, 440, 420), 66, '#8aa860', mix(tone('#4fb0b4'), b.mood.sky[1], 0.25))
  bush(b, pool - 420, 900, 190, ['#4c7a42', '#a8ba5c'], 0.04)
  reeds(b, pool - 440, 960, 170, 11)
  reeds(b, pool + 430, 930, 110, 7)
  ridge(b, 985, 8, '#eabd84', { depth: 0.03, bumps: 4, bowl: 10 })
  ripples(b, 1010, 34, '#eabd84')
  if (b.layout === 0) {
    palm(b, 130, 1040, 760, 120)
    palm(b, 1450, 1040, 540, 100, 0.02)
    bush(b, 300, 1050, 150, ['#4c7a42', '#a8ba5c'])
    rock(b, 1280, 1070, 150, 78, '#c08a66')
  } else if (b.layout === 1) {
    palm(b, 1400, 1030, 640, 60)
    palm(b, 1540, 1040, 800, -130)
    rock(b, 300, 1060, 150, 78, '#c08a66')
    pricklyPear(b, 60, 1060, 1)
  } else {
    palm(b, 1480, 1040, 760, -110)
    palm(b, 1310, 990, 480, 70, 0.04)
    bush(b, 1400, 1050, 180, ['#4c7a42', '#a8ba5c'])
  }
  pebbles(b, 1010, 30, '#c89a68')
  if (!b.mood.dark) birds(b, 760, 300)
  return { ground: 1050, foreground: sandFront }
}
