import { canyon } from './canyon.ts'
import { oasis } from './oasis.ts'
import { lay, type PaintPlace } from './parts/brush.ts'
import { caravan, dune, ripples, saguaro, sandFront } from './parts/desert-things.ts'
import { mesa, pricklyPear } from './parts/dry-things.ts'
import { path, pebbles, ridge, rock, tufts } from './parts/land.ts'
import { palm } from './parts/plants.ts'
import { birds, clouds, heavens, sky } from './parts/sky.ts'
import { bush } from './parts/trees.ts'
import { mist } from './parts/wash.ts'

/** Three layouts: great dunes, a caravan on a crest; one dune like a wave; a plain of flat-topped rocks and cactus. */
const dunes: PaintPlace = (b) => {
  const { r } = b
  sky(b, 740)
  heavens(b, ...lay(b, [380, 200, 640], [880, 240, 600], [640, 190, 640]))
  clouds(b, b.layout, 240)
  if (b.layout === 0) {
    dune(b, -300, 250, 760, 590, 760, '#e0b078', 0.56)
    dune(b, 520, 1160, 1900, 540, 770, '#e4b47c', 0.5)
    mist(b, 600, 780, b.mood.haze, 0.4)
    ridge(b, 752, 6, '#e4b47c', { depth: 0.4, bottom: 960, bumps: 4 })
    dune(b, 250, 760, 1500, 640, 850, '#e4b27a', 0.34)
    caravan(b, 600, 676, 0.62)
    dune(b, 800, 1420, 2100, 600, 900, '#e2ac70', 0.2)
    dune(b, -500, 70, 800, 690, 930, '#e6b478', 0.14)
  } else if (b.layout === 1) {
    dune(b, 600, 1240, 2000, 630, 780, '#e0b078', 0.54)
    dune(b, -200, 480, 1200, 660, 800, '#e4b47c', 0.46)
    mist(b, 620, 800, b.mood.haze, 0.4)
    caravan(b, 1180, 640, 0.44)
    dune(b, -700, 180, 1180, 380, 920, '#e8b070', 0.2)
    dune(b, 700, 1500, 2300, 740, 920, '#e2ac70', 0.14)
  } else {
    mesa(b, 300, 790, 420, 260, '#c98662', 0.46)
    mesa(b, 1240, 800, 560, 340, '#c67a58', 0.38)
    mesa(b, 820, 780, 180, 200, '#c98662', 0.5)
    mist(b, 640, 810, b.mood.haze, 0.4)
    ridge(b, 786, 10, '#e4b47c', { depth: 0.28, bottom: 960, bumps: 4, slope: 40 })
    mesa(b, -60, 880, 340, 420, '#c47452', 0.18)
    saguaro(b, 560, 866, 120, 0.22)
    saguaro(b, 1010, 856, 90, 0.26)
  }
  const sand = ridge(b, 880, 12, '#eabd84', { depth: 0.04, bumps: 4, bowl: 40, slope: lay(b, 0, -30, 20) })
  if (b.layout === 2)
    path(b, { from: [900, 882], to: [780, 1420], width: [40, 400], sway: 120, turns: 1 }, '#f0d0a0')
  ripples(b, 900, 56, '#eabd84')
  if (b.layout === 0) {
    saguaro(b, 1400, 1030, 500)
    saguaro(b, 1230, 950, 210, 0.08)
    saguaro(b, 240, 960, 260, 0.06)
    rock(b, 1530, 1070, 210, 120, '#c08a66')
    rock(b, 110, 1060, 240, 130, '#c08a66')
    bush(b, 330, 1070, 120, ['#7a8a52', '#b8b468'])
  } else if (b.layout === 1) {
    palm(b, 1440, 1010, 520, -70)
    palm(b, 1560, 1030, 380, 60)
    bush(b, 1330, 1040, 140, ['#7a8a52', '#b8b468'])
    rock(b, 160, 1050, 170, 90, '#c08a66')
  } else {
    saguaro(b, 220, 1010, 430)
    pricklyPear(b, 1420, 1030, 1.2)
    pricklyPear(b, 1230, 960, 0.6, 0.08)
    saguaro(b, 1570, 960, 330, 0.04)
    rock(b, 380, 1050, 130, 74, '#c08a66')
    tufts(b, sand, 40, '#b8a860', { skip: (x) => x > 460 && x < 1120 })
  }
  pebbles(b, 1000, 34, '#c89a68')
  if (r() < 0.5 && !b.mood.dark) birds(b, 900, 320)
  return { ground: 1030, foreground: sandFront }
}

export const desert = { dunes, oasis, canyon } satisfies Record<string, PaintPlace>
