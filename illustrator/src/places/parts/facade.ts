import type { Scene } from '@moonpage/storyteller/scene'
import { shift } from '../../colour.ts'
import { blob, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { bricks, smoke } from './buildings.ts'
import { Marks } from './marks.ts'

type Look = { kind: 'gable' | 'dome'; wall: string; roof: string; bricks?: number; snow?: boolean }

/** How the hero's home looks from outside. */
const looks: Readonly<Record<Scene['setting'], Look>> = {
  forest: { kind: 'gable', wall: '#b08a66', roof: '#6f7f4c', bricks: 14 },
  castle: { kind: 'gable', wall: '#b8aaa0', roof: '#7f5a7a', bricks: 60 },
  'under-the-sea': { kind: 'dome', wall: '#e0b4b8', roof: '#c88a94' },
  moon: { kind: 'dome', wall: '#c8cce0', roof: '#9a9cba' },
  garden: { kind: 'gable', wall: '#e8dcc0', roof: '#b5604a', bricks: 10 },
  mountain: { kind: 'gable', wall: '#a8794f', roof: '#7a5a50' },
  bedroom: { kind: 'gable', wall: '#e8c4b8', roof: '#8f6aa0' },
  'at-sea': { kind: 'gable', wall: '#e4d8c0', roof: '#4f7f94' },
  jungle: { kind: 'gable', wall: '#b89a60', roof: '#8a7a40' },
  desert: { kind: 'dome', wall: '#dcb080', roof: '#c8905c', bricks: 10 },
  snow: { kind: 'dome', wall: '#dfe9f6', roof: '#b8cce4' },
  farm: { kind: 'gable', wall: '#b5483a', roof: '#6f5a50' },
  city: { kind: 'gable', wall: '#b89a88', roof: '#6f6a80', bricks: 70 },
  clouds: { kind: 'dome', wall: '#fbf0f4', roof: '#d8b8d8' },
}

/** The front of the hero's home, its foot on (x, y), `w` wide; doors and windows are drawn onto it. */
export function facade(b: Brush, x: number, y: number, w: number, depth = 0.02): void {
  const look = looks[b.scene.setting]
  const wall = b.tone(look.wall, depth)
  const roof = b.tone(look.roof, depth)
  const h = w * 0.78
  const at = (k: number) => n1(x + k * w)
  const up = (k: number) => n1(y - k * w)
  b.d.groundShadow(x, y + 6, w * 0.62, w * 0.05, 0.5)
  if (look.kind === 'dome') {
    b.d.shape(
      `M${at(-0.56)} ${n1(y)}C${at(-0.6)} ${up(0.62)} ${at(-0.34)} ${up(1.06)} ${at(0)} ${up(1.06)}C${at(0.34)} ${up(1.06)} ${at(0.6)} ${up(0.62)} ${at(0.56)} ${n1(y)}Z`,
      wall,
      { shade: 0.5, lit: 0.35, dir: [0.8, 0.4] },
    )
    const seams = new Marks()
    for (const k of [0.2, 0.44, 0.68, 0.9]) {
      const half = 0.57 * Math.sqrt(Math.max(0.04, 1 - (k / 1.08) ** 2.4))
      seams.add(shift(wall, -0.06), `M${at(-half)} ${up(k)}Q${at(0)} ${up(k + 0.06)} ${at(half)} ${up(k)}`)
    }
    if (b.scene.setting === 'snow')
      for (let i = 0; i < 12; i++) {
        const [k, dx] = [[0, 0.2, 0.44, 0.68][i % 4]!, -0.4 + Math.floor(i / 4) * 0.36 + (i % 2) * 0.16]
        seams.add(shift(wall, -0.06), `M${at(dx)} ${up(k)}V${up(k + 0.24)}`)
      }
    seams.stroke(b, 5, 0.7)
    b.d.shape(
      `M${at(-0.2)} ${up(1.02)}Q${at(0)} ${up(1.2)} ${at(0.2)} ${up(1.02)}Q${at(0)} ${up(1.08)} ${at(-0.2)} ${up(1.02)}Z`,
      roof,
      { shade: 0.4 },
    )
    return
  }
  b.d.shape(`M${at(0.22)} ${up(1.02)}V${up(1.34)}H${at(0.34)}V${up(0.96)}Z`, b.tone('#9a6a58', depth), {
    shade: 0.45,
  })
  smoke(b, x + w * 0.28, y - w * 1.38, w * 0.2, 0.2)
  b.d.shape(
    `M${at(-0.5)} ${n1(y)}V${n1(y - h)}L${at(0)} ${up(1.22)}L${at(0.5)} ${n1(y - h)}V${n1(y)}Z`,
    wall,
    {
      shade: 0.5,
      lit: 0.3,
      dir: [0.9, 0.3],
    },
  )
  if (look.bricks) bricks(b, x - w * 0.46, y - h * 0.98, w * 0.9, h * 0.94, look.bricks, wall, w * 0.08)
  else {
    const boards = new Marks()
    for (let k = 0.08; k < 0.78; k += 0.1)
      boards.add(shift(wall, -0.06), `M${at(-0.49)} ${up(k)}H${at(0.49)}`)
    boards.stroke(b, 5, 0.7)
  }
  b.d.shape(
    `M${at(-0.62)} ${up(0.7)}L${at(0)} ${up(1.32)}L${at(0.62)} ${up(0.7)}L${at(0.55)} ${up(0.64)}L${at(0)} ${up(1.17)}L${at(-0.55)} ${up(0.64)}Z`,
    roof,
    { shade: 0.45, dir: [0.6, 0.6] },
  )
  if (['forest', 'garden', 'farm', 'jungle', 'castle'].includes(b.scene.setting))
    for (const k of [-0.5, 0.5])
      b.d.shape(blob(x + k * w, y - 12, w * 0.13, w * 0.09, 9, 0.1, b.r), b.tone('#6f9458', depth), {
        shade: 0.5,
      })
}
