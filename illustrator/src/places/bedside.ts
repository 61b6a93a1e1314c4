import { mix, shift } from '../colour.ts'
import { curve } from '../path.ts'
import { type Den, quilts } from './dens/den.ts'
import { dens } from './dens/dens.ts'
import { type Brush, isNamed, lay, type PaintPlace } from './parts/brush.ts'
import { bulbs, bunting, patchwork, rug, tableLamp } from './parts/furniture.ts'
import { curtains, window } from './parts/interior.ts'
import { Marks } from './parts/marks.ts'
import { halo } from './parts/wash.ts'

const left = 640

const quilt = `M${left + 320} 800C${left + 400} 724 ${left + 520} 716 ${left + 640} 758C${left + 740} 790 ${left + 800} 790 ${left + 838} 802V1006Q${left + 838} 1036 ${left + 806} 1036Q${left + 520} 1056 ${left + 250} 1038Q${left + 210} 1034 ${left + 226} 984C${left + 250} 920 ${left + 290} 850 ${left + 320} 800Z`

const headboards: Record<Made['head'], string> = {
  rails: `M${left} 1000V540q16 -30 32 0V1000ZM${left + 150} 1000V540q16 -30 32 0V1000ZM${left + 20} 560Q${left + 90} 500 ${left + 162} 560V584Q${left + 90} 526 ${left + 20} 584ZM${left + 52} 570h14v300h-14ZM${left + 84} 556h14v314h-14ZM${left + 116} 570h14v300h-14Z`,
  plain: `M${left} 1000V560Q${left} 500 ${left + 60} 500H${left + 120}Q${left + 180} 500 ${left + 180} 560V1000Z`,
  arch: `M${left} 1000V600C${left - 10} 430 ${left + 200} 430 ${left + 190} 600V1000Z`,
  shell: `M${left + 20} 1000L${left - 40} 640Q${left - 30} 560 ${left + 20} 560Q${left + 40} 480 ${left + 100} 490Q${left + 160} 480 ${left + 180} 560Q${left + 236} 560 ${left + 240} 640L${left + 180} 1000Z`,
  cloud: `M${left} 1000V760A80 80 0 0 1 ${left - 20} 620A90 90 0 0 1 ${left + 60} 500A90 90 0 0 1 ${left + 200} 540A80 80 0 0 1 ${left + 210} 690V1000Z`,
}

type Cover = 'patches' | 'stripes' | 'stars'
type Made = Den['bed'] & { cover: Cover }

/** The setting's bed, with wood, headboard and quilt varied at random. */
function makeBed(b: Brush, { bed }: Den): Made {
  const { r } = b
  const turn = r.int(0, bed.quilt.length - 1)
  const turned = [...bed.quilt.slice(turn), ...bed.quilt.slice(0, turn)]
  const plain = bed.head === 'plain' || bed.head === 'arch'
  return {
    wood: shift(bed.wood, r.pick([-0.05, 0, 0.05])),
    head: plain ? r.pick(['plain', 'arch', 'rails'] as const) : bed.head,
    quilt: r() < 0.35 && plain ? r.pick([quilts.warm, quilts.berry, quilts.leaf, quilts.night]) : turned,
    cover: lay(b, r.pick(['patches', 'stripes'] as const), r.pick(['patches', 'stars'] as const), 'patches'),
  }
}

function bedBack(b: Brush, bed: Made): void {
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

function bedFront(b: Brush, bed: Made): void {
  const ground = bed.quilt[0]!
  b.d.shape(quilt, b.tone(ground), { shade: 0.5, lit: 0.4 })
  if (bed.cover === 'patches') patchwork(b, quilt, left + 214, 712, 640, 350, bed.quilt)
  else
    b.d.clip(quilt, () => {
      const marks = new Marks()
      if (bed.cover === 'stripes')
        for (let i = 0; i < 9; i++)
          marks.add(
            b.tone(bed.quilt[1 + (i % (bed.quilt.length - 1))]!),
            `M${left + 190 + i * 78} 1060C${left + 240 + i * 76} 940 ${left + 270 + i * 70} 820 ${left + 310 + i * 64} 690h34C${left + 310 + i * 71} 820 ${left + 284 + i * 77} 940 ${left + 236 + i * 79} 1060Z`,
          )
      else
        for (let i = 0; i < 30; i++) {
          const [x, y, q] = [
            left + 250 + (i % 8) * 82 + (Math.floor(i / 8) % 2) * 40,
            760 + Math.floor(i / 8) * 76,
            20,
          ]
          marks.add(
            b.tone(bed.quilt[1 + (i % (bed.quilt.length - 1))]!),
            `M${x} ${y - q}Q${x} ${y} ${x + q} ${y}Q${x} ${y} ${x} ${y + q}Q${x} ${y} ${x - q} ${y}Q${x} ${y} ${x} ${y - q}Z`,
          )
        }
      marks.fill(b, 0.92)
    })
  b.d.raw(
    `<path data-sh="1" d="${quilt}" fill="${b.d.linear(mix(b.tone(ground), b.mood.shadow, 0.75), [0.4, 0.9])}" fill-opacity=".6"/>`,
  )
  b.d.stroke(
    `M${left + 318} 804C${left + 400} 728 ${left + 520} 720 ${left + 640} 762C${left + 740} 794 ${left + 800} 794 ${left + 834} 806`,
    b.tone('#f5ecdc'),
    28,
  )
}

/** What surrounds the bed: a canopy or a string of lights, and slippers or books on the floor. */
function surroundings(b: Brush, bed: Made): void {
  const bare = b.scene.setting !== 'bedroom' && b.scene.setting !== 'under-the-sea'
  if (b.layout === 1) {
    const cloth = b.tone(shift(bed.quilt[0]!, 0.12, 0.7))
    const veil = `M${left + 115} 120C${left + 80} 330 ${left - 80} 440 ${left - 96} 690Q${left + 100} 730 ${left + 330} 690C${left + 310} 440 ${left + 150} 330 ${left + 115} 120Z`
    b.d.shape(veil, mix(cloth, b.mood.shadow, 0.18), { shade: 0.3, opacity: 0.75 })
    for (const k of [-1, 1]) {
      const x = (dx: number) => left + 115 + k * dx
      b.d.shape(
        `M${x(4)} 118C${x(40)} 320 ${x(190)} 430 ${x(214)} 700Q${x(180)} 726 ${x(140)} 700C${x(130)} 520 ${x(60)} 380 ${x(4)} 300Z`,
        cloth,
        { shade: 0.45, dir: [k, 0.4] },
      )
    }
    b.d.shape(
      `M${left + 70} 130Q${left + 115} 90 ${left + 160} 130L${left + 150} 160H${left + 80}Z`,
      b.tone('#e8c870'),
      { shade: 0.3 },
    )
  } else if (b.layout === 2 && bare) bulbs(b, left - 20, 1660, 150, 70)
  if (b.layout === 0) {
    const felt = b.tone(bed.quilt.at(-1)!)
    for (const x of [1150, 1230])
      b.d.shape(`M${x - 34} 1128q-4 -44 32 -46q34 4 36 46q-34 12 -68 0Z`, felt, { shade: 0.4 })
  } else {
    const x = lay(b, 0, 1590, 1580)
    let y = 1096
    for (const [i, c] of bed.quilt.slice(0, 3).entries()) {
      b.d.shape(`M${x - 84 + i * 8} ${y}v-34h${160 - i * 14}v34Z`, b.tone(c), { shade: 0.45 })
      b.d.raw(
        `<path d="M${x - 80 + i * 8} ${y - 8}h${150 - i * 14}" stroke="${b.tone('#f6ead2')}" stroke-width="5"/>`,
      )
      y -= 35
    }
  }
}

/** A bed by a window, in the style of the setting. Any book may end here. */
export const bedside: PaintPlace = (b) => {
  const den = dens[b.scene.setting]
  const made = makeBed(b, den)
  den.room(b)
  const { x, y, w, h, shape, view, frame, bars = true, cloth } = den.window
  window(b, x, y, w, h, { shape, frame, bars, view })
  if (cloth) curtains(b, x, y, w, h, cloth)
  den.things(b)
  const mat = lay(b, den.rug, made.quilt[1]!, shift(den.rug, -0.04))
  rug(b, lay(b, 620, 560, 700), 1130, lay(b, 470, 400, 540), 74, mat, shift(mat, 0.14))
  const lamp = tableLamp(b, b.scene.acts?.length ? lay(b, 300, 340, 1480) : 540, 985, 330)
  if (b.scene.time === 'night') halo(b, x + w / 2, y + h / 2, w * 1.1, '#b8c8f4', 0.16)
  // The bed of those whose acts are known is drawn with them.
  if (b.scene.acts?.length) {
    if (b.layout === 1) bulbs(b, 560, 1660, 120, 60)
    if (b.layout === 2) bunting(b, 560, 1640, 110, 70, made.quilt)
    return {
      ground: 1090,
      rest: { kind: 'bed', x: lay(b, 900, 860, 980), y: 650, width: 860 },
      room: { left: 60, right: 1540 },
      fixtures: [
        { prop: 'window', x: x + w / 2, y: y + h, half: w / 2, height: h },
        { prop: 'curtain', x: x + w / 2, y: y + h, half: w / 2 + 40, height: h },
      ],
      lamps:
        b.scene.time === 'afternoon' || isNamed(b, 'lamp')
          ? []
          : [{ ...lamp, radius: 820, color: '#ffc873' }],
    }
  }
  surroundings(b, made)
  bedBack(b, made)
  return {
    ground: 1090,
    bed: { x: left + 214, y: 772, width: 800 },
    // Left of the bed, since the quilt is painted after the figures and would cover them.
    room: { left: 60, right: 540 },
    lamps:
      b.scene.time === 'afternoon' || isNamed(b, 'lamp') ? [] : [{ ...lamp, radius: 820, color: '#ffc873' }],
    foreground: (f) => bedFront(f, made),
  }
}
