import type { Prop } from '@moonpage/storyteller/scene'
import { ellipse } from '../path.ts'
import { mound } from './folds.ts'
import { write } from './letters.ts'
import { blade, box, type Pen } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

const stones = ['#a39ca6', '#b0a8ac', '#968f9c', '#b4aa9c', '#aaa098']

/** A board on a post with three lines of writing. */
const sign: PropDrawing = {
  width: 220,
  height: 300,
  kind: 'stands',
  draw(p) {
    p.shadow(60)
    p.bar('M0 -4V-160', '#7f5840', 20)
    p.cut(box(-108, -298, 216, 164, 10), '#b98452', { shade: 0.5 })
    p.cut(box(-94, -284, 188, 136, 6), '#3c4a4a', { shade: 0.2 })
    if (p.says) return write(p, p.says, { x: 0, y: -216, width: 176, height: 124 }, '#f4f1ea')
    for (const y of [-258, -216, -174]) {
      p.mark(`M-76 ${y - 10}v20l22 -20v20M-36 ${y}a10 10 0 1 0 .1 0`, '#f4f1ea', 5)
      p.mark(`M-8 ${y}q8 -12 16 0t16 0t16 0t16 0t10 -2`, '#f4f1ea', 5)
    }
  },
}

const emptySign = (p: Parameters<PropDrawing['draw']>[0]): void => {
  p.shadow(60)
  p.bar('M0 -4V-160', '#7f5840', 20)
  p.cut(box(-108, -298, 216, 164, 10), '#b98452', { shade: 0.5 })
  p.cut(box(-94, -284, 188, 136, 6), '#3c4a4a', { shade: 0.2 })
}

/** The same with the first word of each line wiped off. */
const wipedSign = (p: Parameters<PropDrawing['draw']>[0]): void => {
  p.shadow(60)
  p.bar('M0 -4V-160', '#7f5840', 20)
  p.cut(box(-108, -298, 216, 164, 10), '#b98452', { shade: 0.5 })
  p.cut(box(-94, -284, 188, 136, 6), '#3c4a4a', { shade: 0.2 })
  for (const y of [-258, -216, -174]) {
    p.flat(ellipse(-52, y, 34, 15), '#9fa8a6', 0.5)
    p.mark(`M-8 ${y}q8 -12 16 0t16 0t16 0t16 0t10 -2`, '#f4f1ea', 5)
  }
}

const armchair: PropDrawing = {
  width: 236,
  height: 216,
  kind: 'stands',
  draw(p) {
    p.shadow(120)
    p.bar('M-84 -6V-24M84 -6V-24', '#6b4636', 16)
    p.cut('M-86 -60V-170Q-84 -216 0 -216T86 -170V-60Z', '#b5533f', { shade: 0.5 })
    p.mark('M-40 -196Q-50 -150 -44 -112M40 -196Q50 -150 44 -112', '#8f3f32', 4, 0.7)
    p.cut(box(-92, -104, 184, 44, 16), '#d0705a', { lit: 0.4 })
    p.cut(box(-100, -66, 200, 52, 8), '#a94a38', { shade: 0.5 })
    for (const x of [-118, 78]) p.cut(box(x, -128, 40, 112, 18), '#c2604a', { shade: 0.5 })
  },
}

const hedge: PropDrawing = {
  width: 1420,
  height: 300,
  kind: 'barrier',
  layer: 'behind',
  gripY: 12,
  draw(p) {
    p.shadow(700)
    let top = 'M-706 12Q-716 -140 -690 -236'
    for (let x = -690; x < 680; x += 92) top += `q46 ${p.r.between(-62, -40)} 92 ${p.r.between(-4, 4)}`
    const leafy = `${top}Q716 -140 706 12Z`
    p.cut(leafy, '#5f8a48', { shade: 0.55, lit: 0.3 })
    p.clip(leafy, () => {
      for (let i = 0; i < 90; i++) {
        const [x, y] = [p.r.between(-690, 690), p.r.between(-260, -10)]
        p.at(x, y, p.r.between(0, 360), () =>
          p.flat(blade(34, 12), p.r.pick(['#739c56', '#4f7a3e', '#86ab62']), 0.8),
        )
      }
    })
  },
}

/** A small stone house with a door; `open`: without the stone that holds it up, over the door. */
const littleHouse =
  (isWhole: boolean): PropDrawing['draw'] =>
  (p) => {
    p.shadow(230)
    p.cut('M-214 0V-262H214V0Z', '#746d7a', { shade: 0.3 })
    for (let row = 0; row < 5; row++) {
      let x = -216
      while (x < 200) {
        const w = Math.min(p.r.between(52, 84), 216 - x)
        const [left, right] = [x, x + w]
        const isDoor = right > -64 && left < 64 && row < 3
        const isGap = right > -50 && left < 50 && row >= 3
        if (!isDoor && !isGap)
          p.cut(box(left + 2, -52 - row * 52, w - 4, 48, 11), p.r.pick(stones), { shade: 0.45 })
        x = right
      }
    }
    p.cut('M-62 0V-150H62V0Z', '#7a4a34', { shade: 0.45 })
    p.mark('M-20 -6V-146M22 -6V-146', '#5c3626', 4)
    p.cut(ellipse(42, -74, 8), '#e3b045')
    const gap = 'M-78 -262H78L46 -154H-46Z'
    p.flat(gap, isWhole ? '#746d7a' : '#2f2a3a')
    if (isWhole) p.cut('M-72 -266H72L42 -158H-42Z', '#e0c08c', { shade: 0.45, lit: 0.5 })
    p.cut('M-86 -152H86V-138H-86Z', '#8a5c3e', { shade: 0.3 })
    if (!isWhole) return
    p.cut('M-236 -258L0 -382L236 -258Z', '#b5533f', { shade: 0.5 })
  }

const house: PropDrawing = {
  width: 474,
  height: 382,
  kind: 'stands',
  draw: littleHouse(true),
}

/** Furniture piled up: an armchair, a box, a bed's end, a basket. */
const heap: PropDrawing = {
  width: 430,
  height: 452,
  kind: 'stands',
  draw(p) {
    p.shadow(210)
    p.at(-96, 0, 0, () => armchair.draw(p))
    p.at(110, 0, 0, () => {
      p.cut(box(-96, -150, 192, 150, 8), '#9a6a46', { shade: 0.5 })
      p.mark('M-96 -76H96', '#6b4636', 5)
      for (const y of [-112, -38]) p.cut(ellipse(0, y, 9), '#e3b045')
    })
    p.cut('M-64 -6C-66 -96 40 -96 44 -6Z', '#2f2634')
    p.at(10, -206, -7, () => {
      p.cut(box(-188, -38, 376, 60, 10), '#8a5c3e', { shade: 0.4 })
      p.cut(box(-170, -64, 330, 38, 14), '#dde3f0')
      p.cut('M-10 -66Q80 -92 166 -66V8Q80 24 -16 8Z', '#2c8f93', { shade: 0.35 })
      p.cut('M166 -110Q200 -126 204 -90V30H172Z', '#9a6a46', { shade: 0.5 })
    })
    p.at(-84, -258, 6, () => p.cut(box(-70, -80, 140, 84, 6), '#b98452', { shade: 0.5 }))
    p.at(70, -296, -4, () => {
      p.cut('M-60 -52H60L46 12Q0 24 -46 12Z', '#c7935a', { shade: 0.5 })
      p.bar('M-60 -52H60', '#a5743f', 12)
      p.bar('M-50 -54C-50 -124 50 -124 50 -54', '#a5743f', 10)
    })
    p.at(-80, -340, -9, () => p.cut(box(-56, -54, 112, 56, 18), '#a5bfe4', { shade: 0.35 }))
    p.at(-60, -396, 8, () => p.cut(box(-44, -52, 88, 54, 8), '#d8a23f', { shade: 0.4 }))
  },
}

/** A great blanket, rolled up. */
const roll: PropDrawing = {
  width: 420,
  height: 186,
  kind: 'ground',
  draw(p) {
    p.shadow(200)
    const side = 'M-130 -182H196Q214 -90 196 -4H-130Z'
    p.cut(side, '#2c8f93', { shade: 0.5 })
    p.clip(side, () => {
      const colors = ['#e9d3ae', '#d8a23f', '#c8674f', '#5aa7a8', '#3f6f9a']
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 8; i++)
          p.cut(box(-132 + i * 44, -184 + row * 47, 41, 44, 6), colors[(row * 3 + i * 2) % 5] as string, {
            shade: 0.2,
          })
      p.d.shape('M-140 -70H220V10H-140Z', p.tint('#3a3050'), { shade: 0.5, lit: 0, opacity: 0.22 })
    })
    p.cut(ellipse(-126, -92, 78, 91), '#f1e6d0', { shade: 0.35 })
    p.mark('M-126 -92m0 -14a16 18 0 1 1 -14 24a34 38 0 1 1 52 -34a50 58 0 1 1 -84 52', '#2c8f93', 9)
  },
}

const hemp = '#c9a066'

/** A rolled blanket with a rope around it, in a bow. */
const tiedRoll = (p: Pen): void => {
  roll.draw(p)
  p.bar('M48 -184Q72 -92 48 -4', hemp, 15)
  p.bar('M60 -104C0 -176 -28 -88 60 -104C148 -176 160 -88 60 -104', hemp, 13)
  p.bar('M60 -104L22 -46M60 -104L104 -48', hemp, 13)
  p.cut(ellipse(60, -104, 17, 15), '#d8b078', { shade: 0.5 })
}

/** A rolled blanket with a rope around it that is too short: its ends do not meet. */
const gapingRoll = (p: Pen): void => {
  roll.draw(p)
  p.bar('M48 -184Q58 -166 60 -146L42 -136', hemp, 15)
  p.bar('M48 -4Q56 -22 59 -44L78 -54', hemp, 15)
  p.cut(ellipse(40, -135, 14, 12), '#d8b078', { shade: 0.5 })
  p.cut(ellipse(80, -55, 14, 12), '#d8b078', { shade: 0.5 })
}

const well: PropDrawing = {
  width: 250,
  height: 356,
  kind: 'stands',
  draw(p) {
    p.shadow(130)
    p.bar('M-92 -100V-270M92 -100V-270', '#7f5840', 18)
    p.cut('M-124 -262L0 -354L124 -262Z', '#b5533f', { shade: 0.5 })
    p.bar('M-92 -222H92', '#8a5c3a', 14)
    p.mark('M0 -222V-120', '#c9a066', 7)
    p.cut('M-112 -112H112L104 0H-104Z', '#8f8894', { shade: 0.5 })
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 4; i++)
        p.cut(
          box(-108 + i * 55 + (row % 2) * 10, -36 - row * 36, 46, 32, 9),
          stones[(i + row) % 5] as string,
          {
            shade: 0.4,
          },
        )
    p.cut(ellipse(0, -112, 112, 20), '#3a3446', { shade: 0.2 })
    p.mark(ellipse(0, -112, 112, 20), '#b0a8ac', 9)
  },
}

/** A bathtub on feet. */
const tubWith = (inside: string) => (p: Pen) => {
  p.shadow(170)
  p.bar('M-120 -24L-136 -4M120 -24L136 -4', '#b98a3f', 18)
  p.cut('M-170 -150C-166 -50 -120 -18 0 -18C120 -18 166 -50 170 -150Z', '#e9eef2', { shade: 0.5, lit: 0.4 })
  p.cut(ellipse(0, -150, 172, 26), inside, { shade: 0.25 })
  p.mark(ellipse(0, -150, 172, 26), '#f7fafc', 12)
  p.bar('M128 -158V-184H104', '#b98a3f', 10)
}

const bathtub: PropDrawing = {
  width: 360,
  height: 190,
  kind: 'stands',
  draw: tubWith('#7fb6d4'),
}

/** A track of small feet. */
const footprints: PropDrawing = {
  width: 420,
  height: 52,
  kind: 'ground',
  draw(p) {
    for (let i = 0; i < 8; i++) {
      const [x, y] = [-186 + i * 53, i % 2 ? -12 : -36]
      p.at(x, y, 90, () => {
        p.flat(ellipse(0, 0, 10, 14), '#6b5f6a', 0.6)
        for (const side of [-8, 0, 8]) p.flat(ellipse(side, -19 + Math.abs(side) * 0.3, 4, 5), '#6b5f6a', 0.6)
      })
    }
  },
}

export const builtProps = {
  hedge,
  armchair,
  house,
  heap,
  roll,
  mound,
  well,
  sign,
  bathtub,
  footprints,
} satisfies Partial<Record<Prop, PropDrawing>>

/** Drawings in states that change them. */
export const builtStates = {
  tiedRoll,
  gapingRoll,
  houseWithGap: littleHouse(false),
  wipedSign,
  emptySign,
  emptyBathtub: tubWith('#c3cdd4'),
}
