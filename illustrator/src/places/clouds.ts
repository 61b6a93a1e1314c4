import { lay, type PaintPlace } from './parts/brush.ts'
import { airBalloon, cloudArch, cloudTree, floatingIsle } from './parts/cloud-more.ts'
import { bank, cloudHouse, floor, front, hangingStar, pastel, puffFlower } from './parts/cloud-things.ts'
import { heaven } from './parts/heaven.ts'
import { birds, cloud } from './parts/sky.ts'
import { mist, pool } from './parts/wash.ts'
import { rainbowBridge } from './rainbow-bridge.ts'
import { starHarbour } from './star-harbour.ts'

/** Three layouts: hills of cloud with round houses; islands that float and an arch; balloons over trees of cloud. */
const cloudMeadow: PaintPlace = (b) => {
  const { r } = b
  heaven(b, lay(b, 420, 960, 680))
  cloud(b, 1180, 230, 0.9)
  cloud(b, 760, 330, 0.5)
  bank(b, 690, 190, pastel[2]!, 0.55, 30)
  mist(b, 560, 780, b.mood.haze, 0.35)
  if (b.layout === 0) cloudHouse(b, 1000, 730, 0.5, '#a08ac8', 0.36)
  if (b.layout === 1) {
    floatingIsle(b, 640, 400, 400, 0.24)
    floatingIsle(b, 1290, 340, 260, 0.36)
    floatingIsle(b, 980, 250, 150, 0.46)
  } else if (b.layout === 2) {
    const silk = ['#e07a8a', '#e8b050', '#6aa8c8', '#9a86d0']
    airBalloon(b, 360, 330, 1.1, r.pick(silk), 0.14)
    airBalloon(b, 1180, 260, 0.66, r.pick(silk), 0.3)
    airBalloon(b, 1390, 480, 0.4, r.pick(silk), 0.42)
  }
  bank(b, 750, 210, pastel[1]!, 0.36, lay(b, 60, -20, 110))
  if (b.layout === 0) {
    cloudHouse(b, 330, 790, 1.15, '#e08aa4', 0.2)
    cloudHouse(b, 1290, 830, 1.6, '#8aa4d8', 0.14)
  } else if (b.layout === 1) cloudArch(b, 1010, 860, 520, pastel[0]!, 0.22)
  else cloudHouse(b, 1330, 800, 0.9, r.pick(['#a08ac8', '#e08aa4', '#7ab8b0']), 0.24)
  bank(b, 840, 250, pastel[3]!, 0.16, 80)
  if (b.layout === 1) cloudHouse(b, 250, 940, 1.7, r.pick(['#a08ac8', '#8aa4d8', '#7ab8b0']), 0.08)
  floor(b, 950)
  if (b.mood.dark && b.layout === 0) pool(b, 1260, 880, 200, 40, '#ffcf7a', 0.5)
  for (const [x, y, h] of [
    [40, 1010, 130],
    [120, 1050, 250],
    [200, 1070, 170],
    [270, 1030, 210],
    [340, 1050, 110],
    [420, 1010, 80],
    [1180, 1010, 80],
    [1290, 1040, 140],
    [1370, 1070, 230],
    [1450, 1040, 150],
    [1530, 1060, 270],
    [1610, 1020, 170],
  ] as const)
    if (b.layout === 0 || (b.layout === 1 ? x > 1200 : x < 300))
      puffFlower(b, x + r.between(-16, 16), y + r.between(-8, 8), h * r.between(0.85, 1.15))
  if (b.layout === 2) {
    cloudTree(b, 1440, 1040, 600, '#f6d0e0')
    cloudTree(b, 1250, 970, 330, '#d8cef4', 0.1)
    cloudTree(b, 330, 990, 270, '#cfe4f4', 0.1)
  }
  for (const [x, y, s] of [
    [1480, 210, 24],
    [1590, 330, 34],
    [140, 260, 26],
  ] as const)
    hangingStar(b, x, y, s)
  if (b.scene.time === 'afternoon') birds(b, 720, 260)
  return { ground: 1040, foreground: front }
}

export const cloudPlaces = {
  'cloud-meadow': cloudMeadow,
  'rainbow-bridge': rainbowBridge,
  'star-harbour': starHarbour,
} satisfies Record<string, PaintPlace>
