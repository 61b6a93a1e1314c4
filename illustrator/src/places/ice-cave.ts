import { n1 } from '../path.ts'
import { lay, type PaintPlace } from './parts/brush.ts'
import { crystals } from './parts/crystals.ts'
import { ridge } from './parts/land.ts'
import { heavens, sky, stars, strokes } from './parts/sky.ts'
import { aurora, drifts, facets, icicles, snowyRock } from './parts/snow-things.ts'
import { farWood } from './parts/trees.ts'
import { wash } from './parts/wash.ts'

/** Inside blue ice: northern lights beyond its mouth, which lies in the middle, or to one side, narrow or wide. */
export const iceCave: PaintPlace = (b) => {
  const { r, tone, mood } = b
  sky(b, 760)
  if (mood.dark) stars(b, 90, 640)
  if (b.scene.time === 'afternoon' || b.scene.time === 'sunset') heavens(b, lay(b, 700, 1020, 620), 340, 640)
  else aurora(b)
  strokes(b, mood.key, 100, 600, 5, 0.1)
  ridge(b, 690, 60, '#dfe6f4', { depth: 0.5, bottom: 960, bumps: 6 })
  const far = ridge(b, 780, 20, '#e4eaf6', { depth: 0.3, bottom: 980 })
  farWood(b, far, 14, [70, 130], { depth: 0.3, pines: 1, snow: true, colors: ['#4f7480', '#6f949a'] })
  const [mx, wide] = lay(b, [800, 1], [1050, 0.76], [690, 1.24])
  const ring = (grow: number, color: string, depth: number) => {
    const j = () => r.between(-20, 20)
    b.d.raw('<g fill-rule="evenodd">')
    const x = (value: number) => n1(mx + (value - 800) * wide)
    wash(
      b,
      `M-200 -200H1800V1400H-200ZM${x(420 - grow)} 1400L${x(380 - grow + j())} 960L${x(430 - grow + j())} 740L${x(380 - grow + j())} 560L${x(500 - grow * 0.8 + j())} 400L${x(560 - grow * 0.6 + j())} ${n1(270 - grow * 0.5)}L${x(740 + j())} ${n1(210 - grow * 0.8 + j())}L${x(900 + j())} ${n1(240 - grow * 0.8 + j())}L${x(1060 + grow * 0.6 + j())} ${n1(300 - grow * 0.5)}L${x(1130 + grow * 0.8 + j())} 450L${x(1210 + grow + j())} 600L${x(1160 + grow + j())} 780L${x(1220 + grow + j())} 980L${x(1180 + grow)} 1400Z`,
      tone(color, depth),
      0,
      1200,
      { lit: 0.3, shade: 0.45 },
    )
    b.d.raw('</g>')
  }
  ring(0, '#a8d4ec', 0.3)
  ring(110, '#8abfe2', 0.18)
  facets(b, 0.22)
  ring(240, '#6fa6d4', 0.06)
  icicles(b)
  const land = ridge(b, 930, 10, '#cfe4f4', { depth: 0.05, bumps: 5, bowl: 50 })
  drifts(b, land, 14)
  b.d.glow(mx, 940, 480, mood.key, 0.3)
  for (const [x, y, s] of [
    ...lay(
      b,
      [
        [150, 1040, 1.25],
        [330, 1010, 0.7],
        [1280, 1010, 0.75],
        [1470, 1050, 1.35],
      ],
      [
        [180, 1030, 1.7],
        [400, 1010, 0.9],
        [530, 980, 0.5],
        [1530, 1060, 0.9],
      ],
      [
        [70, 1050, 0.9],
        [1400, 1020, 1],
        [1560, 1060, 1.5],
      ],
    ),
  ] as const)
    crystals(b, x, y, s, '#b4e8fa')
  snowyRock(b, lay(b, 1180, 1340, 330), 1070, 100)
  return {
    ground: 1040,
    lamps: [
      { x: lay(b, 150, 180, 70), y: 940, radius: 320, color: '#9fe0ff' },
      { x: lay(b, 1470, 1530, 1560), y: 940, radius: 340, color: '#9fe0ff' },
    ],
    foreground: (f) => {
      for (const k of [-1, 1])
        f.d.shape(
          `M${800 + k * 1000} 1400V1080L${800 + k * 860} 1130L${800 + k * 760} 1230L${800 + k * 560} 1400Z`,
          f.frame('#7fb2da'),
          { shade: 0.4 },
        )
    },
  }
}
