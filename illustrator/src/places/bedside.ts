import { mix, shift } from '../colour.ts'
import { curve } from '../path.ts'
import type { Den } from './dens/den.ts'
import { dens } from './dens/dens.ts'
import type { Brush, PaintPlace } from './parts/brush.ts'
import { patchwork, rug, tableLamp } from './parts/furniture.ts'
import { curtains, window } from './parts/interior.ts'
import { Marks } from './parts/marks.ts'
import { halo } from './parts/wash.ts'

const left = 640

const quilt = `M${left + 320} 800C${left + 400} 724 ${left + 520} 716 ${left + 640} 758C${left + 740} 790 ${left + 800} 790 ${left + 838} 802V1006Q${left + 838} 1036 ${left + 806} 1036Q${left + 520} 1056 ${left + 250} 1038Q${left + 210} 1034 ${left + 226} 984C${left + 250} 920 ${left + 290} 850 ${left + 320} 800Z`

const headboards: Record<Den['bed']['head'], string> = {
  plain: `M${left} 1000V560Q${left} 500 ${left + 60} 500H${left + 120}Q${left + 180} 500 ${left + 180} 560V1000Z`,
  arch: `M${left} 1000V600C${left - 10} 430 ${left + 200} 430 ${left + 190} 600V1000Z`,
  shell: `M${left + 20} 1000L${left - 40} 640Q${left - 30} 560 ${left + 20} 560Q${left + 40} 480 ${left + 100} 490Q${left + 160} 480 ${left + 180} 560Q${left + 236} 560 ${left + 240} 640L${left + 180} 1000Z`,
  cloud: `M${left} 1000V760A80 80 0 0 1 ${left - 20} 620A90 90 0 0 1 ${left + 60} 500A90 90 0 0 1 ${left + 200} 540A80 80 0 0 1 ${left + 210} 690V1000Z`,
}

function bedBack(b: Brush, { bed }: Den): void {
  const wood = b.tone(bed.wood)
  b.d.groundShadow(left + 420, 1066, 500, 34, 0.5)
  b.d.shape(headboards[bed.head], wood, { shade: 0.5 })
  if (bed.head === 'plain' || bed.head === 'arch')
    new Marks().add(shift(wood, -0.06), `M${left + 60} 560V1000M${left + 120} 560V1000`).stroke(b, 6, 0.8)
  if (bed.head === 'shell')
    new Marks()
      .add(
        shift(wood, -0.07),
        `M${left + 100} 980V530M${left + 80} 980L${left + 10} 600M${left + 120} 980L${left + 196} 600`,
      )
      .stroke(b, 7, 0.7)
  const frame = shift(wood, -0.05)
  b.d.shape(`M${left + 20} 890H${left + 870}V984H${left + 20}Z`, frame, { shade: 0.4 })
  b.d.shape(`M${left + 20} 970h48v96h-48ZM${left + 812} 970h48v96h-48Z`, frame, { shade: 0.5 })
  b.d.shape(`M${left + 816} 770q0 -34 40 -34t40 34V1004h-80Z`, wood, { shade: 0.5 })
  const linen = b.tone('#f5ecdc')
  b.d.shape(`M${left + 40} 850H${left + 830}V930H${left + 40}Z`, linen, { shade: 0.3 })
  b.d.shape(
    curve(
      [
        [left + 70, 812],
        [left + 104, 706],
        [left + 220, 680],
        [left + 344, 704],
        [left + 388, 790],
        [left + 330, 858],
        [left + 130, 868],
      ],
      true,
      1,
    ),
    linen,
    { shade: 0.4 },
  )
  new Marks()
    .add(shift(linen, -0.08), `M${left + 110} 740q-16 40 -6 80M${left + 352} 736q16 40 -2 90`)
    .stroke(b, 5, 0.6)
}

function bedFront(b: Brush, { bed }: Den): void {
  b.d.shape(quilt, b.tone(bed.quilt[0]!), { shade: 0.5, lit: 0.4 })
  patchwork(b, quilt, left + 214, 712, 640, 350, bed.quilt)
  b.d.raw(
    `<path data-sh="1" d="${quilt}" fill="${b.d.linear(mix(b.tone(bed.quilt[0]!), b.mood.shadow, 0.75), [0.4, 0.9])}" fill-opacity=".6"/>`,
  )
  b.d.stroke(
    `M${left + 318} 804C${left + 400} 728 ${left + 520} 720 ${left + 640} 762C${left + 740} 794 ${left + 800} 794 ${left + 834} 806`,
    b.tone('#f5ecdc'),
    28,
  )
}

/** Where every book may end: a bed by a window, as the setting has beds. */
export const bedside: PaintPlace = (b) => {
  const den = dens[b.scene.setting]
  den.room(b)
  const { x, y, w, h, shape, view, frame, bars = true, cloth } = den.window
  window(b, x, y, w, h, { shape, frame, bars, view })
  if (cloth) curtains(b, x, y, w, h, cloth)
  den.things(b)
  rug(b, 620, 1130, 470, 74, den.rug, shift(den.rug, 0.14))
  const lamp = tableLamp(b, 540, 985, 330)
  if (b.scene.time === 'night') halo(b, x + w / 2, y + h / 2, w * 1.1, '#b8c8f4', 0.16)
  bedBack(b, den)
  return {
    ground: 1090,
    bed: { x: left + 214, y: 772, width: 800 },
    // The quilt is painted last: who stands by the bed must not stand before it.
    room: { left: 60, right: 540 },
    lamps: b.scene.time === 'afternoon' ? [] : [{ ...lamp, radius: 820, color: '#ffc873' }],
    foreground: (f) => bedFront(f, den),
  }
}
