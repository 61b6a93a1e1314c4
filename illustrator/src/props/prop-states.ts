import type { Prop, State } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { basketTurnedOver, weave } from './basket-weave.ts'
import { drapedBlanket, hungBlanket } from './blanket.ts'
import { builtProps, builtStates } from './built.ts'
import { emptyThings } from './empty-things.ts'
import { blanketAroundOne, blanketOverOne, bundle } from './folds.ts'
import { litJar, painted, printed, smudged } from './painted.ts'
import { propInfo } from './draw-prop.ts'
import { nosedPotato } from './oddments.ts'
import { box, type Pen } from './pen.ts'
import { dentedHat, muddyPond, openLetter, printedFlour, shadowInHat } from './tale-things.ts'
import * as changed from './changed-shapes.ts'
import * as cloth from './cloth-states.ts'
import { openBox, openSack } from './open-vessels.ts'
import * as opened from './opened-things.ts'
import * as plants from './plant-states.ts'
import { halfHead, knittedBand, knittedBlanket } from './threads.ts'
import * as made from './thing-states.ts'
import { hollowLog, hollowPumpkin, lyingBarrel } from './hollow-things.ts'
import { householdProps } from './household.ts'
import { playProps } from './play.ts'
import { rowingBoat } from './vehicles.ts'
import { workshopProps, workshopStates } from './workshop.ts'
import { bentTower } from './toy-blocks.ts'
import { sleepingBaby } from './wonders.ts'

type Draw = (p: Pen) => void

const patchColors = ['#e9d3ae', '#d8a23f', '#c8674f', '#5aa7a8', '#3f6f9a', '#a58ab8']

const fullBasket: Draw = (p) => {
  p.bar('M-56 62C-56 -22 56 -22 56 62', '#a5743f', 12)
  for (const [x, y] of [
    [-40, 44],
    [-14, 34],
    [16, 36],
    [42, 46],
    [0, 48],
  ] as const)
    p.cut(ellipse(x, y, 22, 17), '#dca65e', { shade: 0.4, lit: 0.4 })
  weave(p)
}

/** Somebody very small sleeps in it. */
const basketWithBaby: Draw = (p) => {
  p.bar('M-56 62C-56 -22 56 -22 56 62', '#a5743f', 12)
  p.cut(ellipse(-22, 36, 28, 26), '#efe3d0', { shade: 0.35 })
  p.cut('M-46 20Q-52 2 -36 12ZM-6 16Q4 0 6 22Z', '#efe3d0')
  p.mark('M-36 38q6 6 12 0M-16 38q6 6 12 0', '#3a2a30', 4)
  p.cheek(-40, 46, 6)
  p.cheek(-4, 46, 6)
  p.cut('M-64 62Q-40 44 -2 52Q20 22 62 62Z', '#8fb6d9', { shade: 0.3 })
  weave(p)
}

/** Halves of a plate or bowl with something in it. */
const fullPlate: Draw = (p) => {
  p.cut(ellipse(0, 2, 66, 18), '#cfd6dc', { shade: 0.5 })
  p.cut(ellipse(0, -4, 66, 16), '#f4f1ea', { shade: 0.3 })
  for (const [x, y] of [
    [-22, -14],
    [20, -14],
    [0, -26],
  ] as const)
    p.cut(ellipse(x, y, 24, 15), '#dca65e', { shade: 0.4, lit: 0.4 })
}

const fullBowl: Draw = (p) => {
  for (const [x, y] of [
    [-28, -28],
    [26, -28],
    [0, -36],
  ] as const)
    p.cut(ellipse(x, y, 24, 18), '#f4e3c2', { shade: 0.35, lit: 0.4 })
  p.cut('M-60 -20C-58 24 -30 38 0 38C30 38 58 24 60 -20Z', '#4f8aa8', { shade: 0.6 })
  p.mark('M-57 -4Q0 14 57 -4', '#cfe3ea', 5)
  p.bar('M-58 -20Q0 -6 58 -20', '#35647f', 6)
}

/** An empty sack that has fallen together. */
const flatSack: Draw = (p) => {
  p.shadow(90)
  p.cut('M-84 -4C-92 -20 -60 -30 -30 -26Q0 -40 30 -28C64 -32 96 -20 86 -4Q0 10 -84 -4Z', '#bd9a68', {
    shade: 0.6,
  })
  p.mark('M-56 -12Q-20 -22 6 -12M20 -18Q48 -22 66 -12', '#97774a', 4, 0.7)
  p.bar('M58 -26Q84 -34 92 -50', '#8a4a3c', 8)
}

const tornSack: Draw = (p) => {
  p.shadow(80)
  p.cut('M-20 -132C-48 -170 50 -170 22 -132Z', '#c9a878')
  p.cut('M-24 -130C-66 -96 -80 -20 -62 -4Q0 8 62 -4C80 -20 66 -96 26 -130Z', '#bd9a68', { shade: 0.6 })
  p.mark('M-20 -112Q-40 -70 -42 -30', '#97774a', 4, 0.7)
  p.flat('M6 -62L22 -54L34 -66L48 -48L44 -26L30 -18L16 -26L2 -20L-4 -42Z', '#3a2c28')
  p.mark('M6 -62L22 -54L34 -66L48 -48L44 -26L30 -18L16 -26L2 -20L-4 -42Z', '#dcc296', 5)
  for (const [x, y] of [
    [56, -4],
    [74, -6],
    [92, -3],
  ] as const)
    p.cut(ellipse(x, y, 8, 7), '#7fae55', { shade: 0.3 })
  p.bar('M-28 -132Q2 -122 30 -132', '#8a4a3c', 10)
}

/** An egg in two halves with a chick in the lower one. */
const hatchedEgg: Draw = (p) => {
  p.cut(ellipse(0, -26, 28, 28), '#f3cf5a', { shade: 0.4, lit: 0.4 })
  p.mark('M-6 -52Q-4 -62 4 -62', '#e0b43e', 4)
  p.eye(-8, -30, 4.5)
  p.eye(14, -30, 4.5)
  p.cut('M-3 -24L8 -24L3 -15Z', '#e08a3a')
  p.cut('M-36 -8l12 -8l10 9l11 -10l11 10l11 -9l16 8Q34 32 0 32Q-34 32 -36 -8Z', '#9fc4d4', { shade: 0.45 })
  p.flat(ellipse(-14, 10, 4), '#5f8fa4')
  p.flat(ellipse(12, 14, 5), '#5f8fa4')
}

/** The lower half of an egg, and the upper one beside it. */
const eggShell: Draw = (p) => {
  p.cut('M-36 -8l12 -8l10 9l11 -10l11 10l11 -9l16 8Q34 32 0 32Q-34 32 -36 -8Z', p.dye('#9fc4d4'), {
    shade: 0.45,
  })
  p.flat(ellipse(-14, 10, 4), '#5f8fa4')
  p.flat(ellipse(12, 14, 5), '#5f8fa4')
  p.at(66, 16, 150, () => {
    p.cut('M-30 -4l10 -7l9 8l10 -9l10 9l9 -8l12 7Q30 26 0 26Q-28 26 -30 -4Z', p.dye('#9fc4d4'), {
      shade: 0.45,
    })
  })
}

/** A spoon whose handle is bent. */
const bentSpoon: Draw = (p) => {
  p.bar('M0 60V6Q0 -16 18 -26', '#b98a5a', 11)
  p.at(26, -32, 62, () => {
    p.cut(ellipse(0, -24, 19, 27), '#c99a68', { shade: 0.5 })
    p.flat(ellipse(0, -24, 11, 18), '#a97a4a', 0.7)
  })
}

/** A rope with fat knots in it. */
const knottedRope: Draw = (p) => {
  const hemp = '#c9a066'
  p.bar('M-62 100C-20 128 20 60 -14 40C-48 22 -30 -12 10 -6C50 0 64 36 44 62C36 76 52 96 68 92', hemp, 13)
  for (const [x, y] of [
    [-40, 106],
    [-10, 76],
    [-30, 22],
    [12, -4],
    [54, 32],
    [44, 70],
  ] as const) {
    p.cut(ellipse(x, y, 15, 13), '#d8b078', { shade: 0.5 })
    p.mark(`M${x - 9} ${y - 4}q9 8 18 0`, '#94703c', 4)
  }
}

const tornGarland: Draw = (p) => {
  for (const [from, to, tilt] of [
    [-262, -40, 10],
    [60, 262, -8],
  ] as const) {
    p.mark(`M${from} 8Q${(from + to) / 2} ${24 + tilt} ${to} ${10 - tilt}`, '#e9dcc0', 7)
    for (let x = from + 18; x < to; x += 58) {
      const y = 12
      p.cut(
        `M${x} ${y + 30}C${x - 38} ${y + 16} ${x - 30} ${y - 34} ${x} ${y - 36}C${x + 30} ${y - 34} ${x + 38} ${y + 16} ${x} ${y + 30}Z`,
        '#f3dcb8',
        { shade: 0.4 },
      )
    }
  }
}

/** A blanket folded flat, as in a pile. */
const foldedBlanket: Draw = (p) => {
  const color = p.r.pick(['#c8674f', '#5aa7a8', '#d8a23f', '#3f6f9a', '#a58ab8', '#8fae5c'])
  p.cut('M-76 30Q-82 30 -80 56Q-80 78 -70 78H70Q82 78 80 56Q82 30 74 30Z', color, { shade: 0.5, lit: 0.3 })
  p.mark('M-74 54Q0 62 76 54', '#fdf6e6', 5, 0.7)
  p.mark('M-60 40q8 6 16 0t16 0t16 0t16 0t16 0t16 0t16 0', '#fdf6e6', 4, 0.6)
}

/** A blanket that fell or was put down: a soft heap. */
const crumpledBlanket: Draw = (p) => {
  const heap =
    'M-108 76Q-116 48 -82 42Q-66 10 -30 22Q-8 -6 30 14Q62 4 74 36Q112 40 108 76Q60 84 0 78Q-60 84 -108 76Z'
  p.cut(heap, p.dye('#2c8f93'), { shade: 0.5, lit: 0.3 })
  p.clip(heap, () => {
    if (p.color === undefined)
      for (let row = 0; row < 3; row++)
        for (let column = 0; column < 8; column++)
          p.at(-108 + column * 30 + row * 8, 6 + row * 30, -16 + ((column * 7 + row * 11) % 30), () =>
            p.cut(box(0, 0, 27, 27, 4), patchColors[(row * 2 + column * 5) % 6]!, { shade: 0.2 }),
          )
    p.mark('M-84 44Q-40 52 -36 78M-28 24Q4 44 -2 80M32 16Q20 46 52 80M74 38Q62 56 84 78', '#3a2a4a', 6, 0.28)
  })
  p.mark('M-82 42Q-66 10 -30 22Q-8 -6 30 14Q62 4 74 36', '#fdf3dc', 4, 0.45)
}

/** A bucket with its opening down; the handle lies on it. */
const bucketTurnedOver: Draw = (p) => {
  p.cut('M-54 112H54L42 22Q0 12 -42 22Z', '#9aa6b4', { shade: 0.6, lit: 0.4 })
  p.mark('M-51 88Q0 102 51 88M-46 46Q0 58 46 46', '#7b8694', 4)
  p.mark('M-52 104C-30 78 30 78 52 104', '#6f7480', 6)
  p.mark('M-54 111Q0 124 54 111', '#6d7886', 6)
}

/** A pot that stands on its rim, as on a head. */
const potTurnedOver: Draw = (p) => {
  p.bar('M-78 -26H-92V-50H-78M78 -26H92V-50H78', '#3f4860', 12)
  p.cut('M-78 -4H78C84 -72 60 -112 0 -112C-60 -112 -84 -72 -78 -4Z', '#4f5a70', { shade: 0.6, lit: 0.4 })
  p.bar('M-80 -6Q0 10 80 -6', '#6b7690', 12)
  p.mark('M-60 -40Q-58 -70 -42 -86', '#8a95ac', 7, 0.7)
}

const stuffed = { teddy: playProps.teddy, pillow: householdProps.pillow, armchair: builtProps.armchair }

/** A thing of cloth with a hole, `share` of its height from its top. */
function withStuffing(p: Pen, prop: 'teddy' | 'pillow' | 'armchair', share: number): void {
  const { width, height, gripY = 0 } = propInfo[prop]
  stuffed[prop].draw(p)
  changed.stuffingOut(p, width * 0.08, gripY - height * (1 - share), Math.min(width, height) * 0.24)
}

/** Cloth that can be folded or rolled up, and its color. */
const clothes = [
  ['blanket', '#c8674f'],
  ['scarf', '#c8503f'],
  ['cape', '#b8434f'],
  ['curtain', '#b24a45'],
  ['carpet', '#b8434f'],
  ['sail', '#f1e6d0'],
  ['laundry', '#5aa7a8'],
  ['banner', '#b24a45'],
  ['tent', '#d9704c'],
  ['sock', '#5f9ac0'],
  ['flag', '#d0584a'],
  ['net', '#c9a066'],
] as const satisfies readonly (readonly [Prop, string])[]

const sheets = [
  ['paper', '#fdf8ea'],
  ['letter', '#f2dcae'],
  ['map', '#ecd6a0'],
] as const satisfies readonly (readonly [Prop, string])[]

/** How a prop is drawn in a state that changes its shape; others are drawn as always, with a mark of the state. */
export const inState: Partial<Record<State, Partial<Record<Prop, Draw>>>> = {
  open: {
    log: hollowLog,
    pumpkin: hollowPumpkin,
    egg: eggShell,
    roll: builtStates.gapingRoll,
    basket: opened.openBasket,
    blanket: made.spreadBlanket,
    boat: rowingBoat,
    door: opened.openDoor,
    window: opened.openWindow,
    box: openBox,
    gate: opened.openGate,
    house: builtStates.houseWithGap,
    letter: openLetter,
    suitcase: made.openSuitcase,
    book: made.openBook,
    jar: made.openJar,
  },
  shut: {
    'treasure-chest': opened.shutChest,
    'music-box': made.shutMusicBox,
    umbrella: made.shutUmbrella,
    flower: plants.shutFlower,
    'flower-pot': plants.shutInPot,
  },
  out: { lantern: made.lanternOut, candle: made.candleOut, campfire: made.campfireOut },
  sprout: { crystal: made.crystalAt(0.45), 'flower-pot': plants.sproutInPot },
  planted: { 'flower-pot': plants.emptyPotOfEarth },
  bud: {
    flower: plants.shutFlower,
    'flower-pot': plants.shutInPot,
    sunflower: made.sunflowerBud,
    crystal: made.crystalAt(0.75),
  },
  empty: { ...emptyThings, sack: flatSack },
  full: {
    basket: fullBasket,
    plate: fullPlate,
    bowl: fullBowl,
    jar: made.fullJar,
    bucket: made.fullBucket,
  },
  'upside-down': { 'soup-pot': potTurnedOver, bucket: bucketTurnedOver, basket: basketTurnedOver },
  flat: { sack: flatSack, blanket: crumpledBlanket, barrel: lyingBarrel },
  torn: {
    sack: tornSack,
    garland: tornGarland,
    'dragon-head': halfHead,
    teddy: (p) => withStuffing(p, 'teddy', 0.62),
    pillow: (p) => withStuffing(p, 'pillow', 0.5),
    armchair: (p) => withStuffing(p, 'armchair', 0.7),
  },
  broken: { balloon: changed.burstBalloon },
  melted: {
    snowman: changed.meltedSnowman,
    snowball: changed.meltedSnowball,
    candle: changed.meltedCandle,
  },
  wilted: {
    flower: plants.wiltedFlower,
    sunflower: plants.wiltedSunflower,
    'flower-pot': plants.wiltedInPot,
  },
  'three-legged': { table: workshopStates.threeLeggedTable },
  tangled: { thread: changed.tangledThread, rope: changed.tangledRope, wool: changed.tangledWool },
  folded: {
    ...Object.fromEntries(
      clothes.map(([prop, color]) => [prop, cloth.foldedCloth(color, propInfo[prop].gripY ?? 0)]),
    ),
    ...Object.fromEntries(
      sheets.map(([prop, color]) => [prop, cloth.foldedSheet(color, propInfo[prop].gripY ?? 0)]),
    ),
  },
  rolled: {
    ...Object.fromEntries(
      clothes.map(([prop, color]) => [
        prop,
        cloth.rolledCloth(color, propInfo[prop].gripY ?? 0, prop === 'carpet' ? 120 : 62),
      ]),
    ),
    ...Object.fromEntries(
      sheets.map(([prop, color]) => [prop, cloth.rolledSheet(color, propInfo[prop].gripY ?? 0)]),
    ),
  },
  hung: { blanket: hungBlanket, scarf: cloth.hungScarf, mound: blanketAroundOne },
  draped: { blanket: drapedBlanket, mound: blanketOverOne },
  untied: { boot: cloth.untiedBoot, sack: openSack, roll: builtStates.gapingRoll },
  covered: { shadow: shadowInHat },
  hatched: { egg: hatchedEgg },
  bent: {
    spoon: bentSpoon,
    hat: dentedHat,
    potato: nosedPotato,
    flower: plants.bentFlower,
    sunflower: plants.bentSunflower,
    'flower-pot': plants.bentInPot,
    table: workshopStates.bentTable,
    'block-tower': bentTower,
  },
  knotted: {
    mound: bundle,
    rope: knottedRope,
    roll: builtStates.tiedRoll,
    thread: changed.knottedThread,
    scarf: cloth.knottedScarf,
    boot: cloth.tiedBoot,
    sack: workshopProps.sack.draw,
  },
  piled: { blanket: foldedBlanket, 'soup-pot': potTurnedOver, bucket: bucketTurnedOver },
  asleep: { basket: basketWithBaby, cradle: sleepingBaby },
  lit: { jar: litJar },
  knitted: { blanket: knittedBlanket, rope: knittedBand },
  muddy: { pond: muddyPond },
  painted,
  printed: { ...printed, flour: printedFlour },
  smudged,
  wiped: { sign: builtStates.wipedSign },
}
