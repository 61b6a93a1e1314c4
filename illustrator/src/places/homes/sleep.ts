import { shift } from '../../colour.ts'
import { dens } from '../dens/dens.ts'
import { type Brush, lay, type PaintPlace } from '../parts/brush.ts'
import { facade } from '../parts/facade.ts'
import { bulbs, cushion, rug, shelf, tableLamp } from '../parts/furniture.ts'
import { curtains, window } from '../parts/interior.ts'
import { trunk } from '../parts/trees.ts'
import { halo } from '../parts/wash.ts'
import { openLand } from './land.ts'

/** The room of a home with its window on the left, without a bed. */
function roomBack(b: Brush): void {
  const den = dens[b.scene.setting]
  den.room(b)
  const { x, y, w, h, shape, view, frame, bars = true, cloth } = den.window
  window(b, x, y, w, h, { shape, frame, bars, view })
  if (cloth) curtains(b, x, y, w, h, cloth)
  if (b.scene.time === 'night') halo(b, x + w / 2, y + h / 2, w * 1.1, '#b8c8f4', 0.16)
}

/** Cushions on the floor of a room, for all who sleep in one heap. */
export const heap: PaintPlace = (b) => {
  const den = dens[b.scene.setting]
  roomBack(b)
  shelf(b, lay(b, 1120, 640, 1060), lay(b, 430, 380, 520), 320, lay(b, 'pot', 'ball', 'house'))
  const mat = lay(b, den.bed.quilt[1]!, den.rug, shift(den.rug, -0.04))
  rug(b, 800, 1110, lay(b, 640, 540, 600), lay(b, 96, 120, 84), mat, shift(mat, 0.14))
  const lamp = tableLamp(b, lay(b, 1370, 1420, 1340), 990, lay(b, 320, 360, 300))
  if (b.layout !== 0) bulbs(b, 560, 1300, 120, 60)
  const colors = den.bed.quilt
  const spots = [
    [520, 1010, 260, 150, -8],
    [1080, 1010, 270, 150, 9],
    [800, 960, 340, 190, 2],
    [650, 1050, 260, 130, 5],
    [980, 1056, 260, 130, -6],
  ] as const
  spots.forEach(([x, y, w, h, turn], i) =>
    cushion(b, x, y, w, h, colors[(i + b.layout) % colors.length]!, turn),
  )
  return {
    ground: 1090,
    rest: { kind: 'heap', x: 800, y: 1060, width: 620 },
    room: { left: 100, right: 1500 },
    lamps: b.scene.time === 'afternoon' ? [] : [{ ...lamp, radius: 820, color: '#ffc873' }],
  }
}

/** A hill under a wide sky. */
export const hillside: PaintPlace = (b) => {
  openLand(b, 850, -90)
  return {
    ground: 1090,
    rest: { kind: 'hill', x: 800, y: 850, width: 560 },
    room: { left: 120, right: 1480 },
  }
}

const treeless = ['moon', 'desert', 'clouds', 'snow', 'under-the-sea', 'at-sea', 'city', 'bedroom']

/** A hammock between two trees or posts. */
export const hammock: PaintPlace = (b) => {
  if (b.scene.setting === 'bedroom') roomBack(b)
  else openLand(b, 930, 0)
  for (const [x, lean] of [
    [250, 26],
    [1350, -26],
  ] as const)
    if (treeless.includes(b.scene.setting)) {
      const wood = b.tone('#8f6a4a')
      b.d.groundShadow(x, 1042, 90, 18, 0.5)
      b.d.shape(`M${x - 26} 1040L${x - 20 - lean} 380h44L${x + 30} 1040Z`, wood, { shade: 0.5 })
      b.d.shape(`M${x - 34 - lean} 380q34 -40 68 0Z`, shift(wood, 0.05), { shade: 0.4 })
    } else trunk(b, x, 1040, 120)
  return {
    ground: 1090,
    rest: { kind: 'hammock', x: 800, y: 640, width: 640 },
    room: { left: 300, right: 1300 },
  }
}

/** The home from outside at night: one window is lit, and somebody sleeps behind it. */
export const litWindow: PaintPlace = (b) => {
  openLand(b, 930, 20)
  const x = lay(b, 760, 900, 660)
  facade(b, x, 1000, lay(b, 720, 680, 760))
  return {
    ground: 1090,
    rest: { kind: 'window', x, y: 700, width: 300 },
    fixtures: [{ prop: 'window', x, y: 876, half: 198, height: 346 }],
    lamps: [{ x, y: 700, radius: 520, color: '#ffcf7a' }],
  }
}
