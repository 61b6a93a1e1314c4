import { shift } from '../colour.ts'
import { blob, n1 } from '../path.ts'
import { lay, type Brush, type PaintPlace } from './parts/brush.ts'
import { cottage } from './parts/buildings.ts'
import { hayCart } from './parts/farm-buildings.ts'
import { bale, ladder, squareBale } from './parts/farm-things.ts'
import { opening } from './parts/interior.ts'
import { ridge } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { heavens, sky } from './parts/sky.ts'
import { farWood } from './parts/trees.ts'
import { halo, pool, wash } from './parts/wash.ts'

type Bay = {
  door: readonly [x: number, half: number, top: number]
  posts: readonly number[]
  lantern: number
}

/** The back wall: planks, light in the gaps, a great door on the fields. */
function backWall(b: Brush, { door: [x, half, top], posts }: Bay): void {
  const { r, tone, mood } = b
  const wood = tone(lay(b, '#a8683f', '#9c6a52', '#8f6a48'))
  wash(b, 'M-200 -200H1800V900H-200Z', wood, -100, 900, { lit: 0.15, shade: 0.35 })
  const [seams, planks] = [new Marks(), new Marks()]
  for (let px = -200; px < 1800; px += 76) {
    if (r() < 0.4) planks.add(shift(wood, r.pick([-0.035, 0.03])), `M${px} -200h76V900h-76Z`)
    seams.add(shift(wood, -0.11), `M${n1(px + r.between(-4, 4))} -200V900`)
  }
  planks.fill(b, 0.8)
  seams.stroke(b, 5, 0.8)
  const gaps = new Marks()
  for (const px of [56, 284, 1272, 1500, 1652])
    gaps.add(mood.dark ? mood.sky[2] : mood.key, `M${px} 240V${r.int(640, 860)}`)
  gaps.stroke(b, 4, mood.dark ? 0.35 : 0.8)
  const frame = (pad: number) =>
    `M${x - half - pad} 880V${top + 130 - pad}L${x} ${top - pad * 1.2}L${x + half + pad} ${top + 130 - pad}V880Z`
  b.d.shape(frame(34), tone('#6f4634'), { shade: 0.3 })
  opening(b, frame(0), (o) => {
    sky(o, 760)
    heavens(o, x - half * 0.4, top + 250, 700)
    ridge(o, 680, 24, '#9ab0a0', { depth: 0.5, bottom: 900 })
    const hill = ridge(o, 740, 16, '#a8bc6c', { depth: 0.25, bottom: 900, slope: lay(b, 0, 60, -60) })
    farWood(o, hill, 18, [60, 120], { depth: 0.3, pines: 0.2, colors: ['#5d8a52', '#b8c56a'] })
    if (b.layout === 1) cottage(o, x + half * 0.4, 800, 130, { depth: 0.2 })
    wash(
      o,
      `M${x - 90} 900C${x - 40} 840 ${x - 50} 800 ${x + 30} 770L${x + 50} 772C${x + 30} 810 ${x + 100} 840 ${x + 160} 900Z`,
      o.tone('#dcbf8c', 0.1),
      770,
      900,
    )
  })
  for (const k of [-1, 1]) {
    const [a, c] = [x + k * (half + 30), x + k * (half + 30 + half * 0.6)]
    b.d.shape(`M${n1(a)} 884V${top + 130}L${n1(c)} ${top + 150}V912Z`, tone('#b5533f'), {
      shade: 0.4,
      dir: [k, 0.2],
    })
    b.d.raw(
      `<path d="M${n1(a + k * 8)} ${top + 150}L${n1(c - k * 8)} 896M${n1(a + k * 8)} 872L${n1(c - k * 8)} ${top + 168}M${n1(a + k * 6)} 510H${n1(c - k * 6)}" stroke="${tone('#efdcc4')}" stroke-width="13" fill="none"/>`,
    )
  }
  for (const px of posts) {
    b.d.shape(`M${px} -200h66V900h-66Z`, tone('#7d5236'), { shade: 0.55, dir: [1, 0.1] })
    if (px > 0 && px < 1500)
      b.d.shape(`M${px + 10} 330L${px + (px < 800 ? -150 : 216)} 180h60L${px + 56} 300Z`, tone('#744c32'), {
        shade: 0.4,
      })
  }
  b.d.shape('M-200 110H1800V176H-200Z', tone('#7d5236'), { shade: 0.5, dir: [0, 1] })
}

/** Hay heaped on a loft between two x. */
function loft(b: Brush, x0: number, x1: number, y: number): void {
  const straw = b.tone('#ecc768')
  const n = Math.max(2, Math.round((x1 - x0) / 230))
  for (let i = 0; i < n; i++)
    b.d.shape(
      blob(x0 + ((i + 0.5) * (x1 - x0)) / n, y, (x1 - x0) / n / 1.5, b.r.between(70, 110), 11, 0.07, b.r),
      straw,
      { shade: 0.45, lit: 0.35 },
    )
  const wisps = new Marks()
  for (let i = 0; i < (x1 - x0) / 12; i++)
    wisps.add(
      shift(straw, b.r.pick([-0.09, 0.05])),
      `M${n1(b.r.between(x0, x1))} ${n1(y + b.r.between(-70, 40))}l${n1(b.r.between(-26, 26))} ${n1(b.r.between(10, 40))}`,
    )
  wisps.stroke(b, 4, 0.8)
  b.d.shape(`M${x0 - 20} ${y + 28}H${x1 + 20}V${y + 66}H${x0 - 20}Z`, b.tone('#9a6a46'), { shade: 0.4 })
}

/** A stall with a half door, hay in its rack. */
function stall(b: Brush, x: number, w: number): void {
  const wood = b.tone('#b07a4c')
  b.d.shape(`M${x} 900V560H${x + w}V900Z`, b.tone('#6a4638'), { shade: 0.4, dir: [0, -1] })
  b.d.shape(blob(x + w / 2, 880, w * 0.42, 70, 9, 0.08, b.r), b.tone('#e0b85c'), { shade: 0.4 })
  b.d.shape(`M${x} 910V720H${x + w}V910Z`, wood, { shade: 0.45 })
  const boards = new Marks()
  for (let px = x + 40; px < x + w; px += 44) boards.add(shift(wood, -0.08), `M${px} 724V906`)
  boards.add(shift(wood, -0.12), `M${x + 8} 740L${x + w - 8} 892`)
  boards.stroke(b, 5, 0.8)
  b.d.shape(`M${x - 16} 704h${w + 32}v26h-${w + 32}Z`, shift(wood, 0.04), { shade: 0.3 })
  for (const px of [x - 18, x + w - 16])
    b.d.shape(`M${px} 912V470h34V912Z`, b.tone('#7d5236'), { shade: 0.5, dir: [1, 0] })
}

/** Inside the barn: hay, beams, a lantern, and the open door with the fields beyond. */
export const barn: PaintPlace = (b) => {
  const { r, tone, mood } = b
  const bay: Bay = lay<Bay>(
    b,
    { door: [800, 240, 210], posts: [-40, 420, 1130, 1600], lantern: 1190 },
    { door: [520, 300, 230], posts: [-120, 960, 1640], lantern: 900 },
    { door: [1010, 180, 300], posts: [-60, 640, 1330], lantern: 560 },
  )
  backWall(b, bay)
  const [dx, half] = bay.door
  if (b.layout === 0) {
    loft(b, -200, 450, 110)
    loft(b, 1150, 1800, 110)
  } else if (b.layout === 1) {
    loft(b, 1000, 1800, 210)
    stall(b, 1060, 250)
    stall(b, 1370, 250)
  } else loft(b, -200, 640, 300)
  wash(b, 'M-200 880H1800V1400H-200Z', tone('#c49a62'), 880, 1300, { lit: 0.25, shade: 0.4 })
  if (!mood.dark)
    b.d.raw(
      `<path data-sh="1" d="M${dx - half} 882H${dx + half}L${dx + half + 260} 1260H${dx - half - 60}Z" fill="${mood.key}" fill-opacity=".32"/>`,
    )
  else pool(b, dx + 60, 960, half * 1.6, 90, mood.sky[2], 0.3)
  const strewn = new Marks()
  for (let i = 0; i < 150; i++) {
    const t = r()
    const [x, y, l] = [r.between(-190, 1790), 895 + t * 480, 14 + t * 34]
    strewn.add(
      tone(r.pick(['#f0d080', '#b98a4c', '#f6dc98'])),
      `M${n1(x)} ${n1(y)}l${n1(r.between(-1, 1) * l)} ${n1(r.between(-0.4, 0.4) * l)}`,
    )
  }
  strewn.stroke(b, 4, 0.85)
  if (b.layout === 0) {
    squareBale(b, 210, 1020, 250)
    squareBale(b, 120, 860, 230)
    squareBale(b, 400, 960, 170)
    squareBale(b, 1330, 970, 190)
    squareBale(b, 1500, 1040, 270)
    ladder(b, 1280, 900)
  } else if (b.layout === 1) {
    squareBale(b, 60, 1030, 260)
    squareBale(b, 1560, 1050, 260)
    squareBale(b, 1530, 880, 220)
    squareBale(b, 1330, 1010, 180)
  } else {
    hayCart(b, 220, 1010, 1.15)
    ladder(b, 470, 890)
    bale(b, 1470, 1010, 210)
    bale(b, 1330, 950, 150, 0.05)
    squareBale(b, 1600, 850, 190)
  }
  const lit = b.scene.time !== 'afternoon'
  const x = bay.lantern
  b.d.stroke(`M${x} 170V330`, tone('#4a4048'), 6)
  if (lit) halo(b, x, 390, 620, '#ffb85c', 0.5)
  b.d.shape(`M${x - 34} 345h68v90h-68Z`, lit ? '#ffe09a' : tone('#e8dcc0'), { shade: 0.1 })
  b.d.shape(`M${x - 44} 330h88l-18 -26h-52ZM${x - 40} 432h80v16h-80Z`, tone('#5a4a48'))
  if (lit) {
    halo(b, x, 390, 150, '#ffe2a0', 0.7)
    pool(b, x, 1000, 560, 140, '#ffc873', 0.5)
  }
  return {
    ground: 1040,
    lamps: lit ? [{ x, y: 390, radius: 760, color: '#ffc873' }] : [],
    foreground: (f) => {
      const sides = lay(f, [-60, 1660], [-60], [1660])
      for (const px of sides)
        f.d.shape(blob(px, 1380, 320, 180, 13, 0.08, f.r), f.frame('#e6be68'), { shade: 0.4 })
      const wisps = new Marks()
      for (let i = 0; i < 40; i++) {
        const px = f.r.pick(sides) + f.r.between(-190, 190)
        wisps.add(
          f.frame('#f2d488'),
          `M${n1(px)} ${n1(1240 + f.r() * 90)}l${n1(f.r.between(-50, 50))} ${n1(f.r.between(-60, -10))}`,
        )
      }
      wisps.stroke(f, 6)
      if (f.layout > 0) {
        const side = f.layout === 1 ? 1640 : -40
        f.d.shape(`M${side - 70} -200h140V1400h-140Z`, f.frame('#8a5c3c'), { shade: 0.4, dir: [1, 0] })
      }
    },
  }
}
