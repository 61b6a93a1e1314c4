import { shift } from '../colour.ts'
import { ellipse, n1 } from '../path.ts'
import { lay, type Brush, type PaintPlace } from './parts/brush.ts'
import { bricks } from './parts/buildings.ts'
import { hearth, longTable, roseWindow, stairs } from './parts/castles.ts'
import { rug } from './parts/furniture.ts'
import { flagstones, opening } from './parts/interior.ts'
import { ridge } from './parts/land.ts'
import { Marks } from './parts/marks.ts'
import { heavens, sky } from './parts/sky.ts'
import { halo, pool, wash } from './parts/wash.ts'

function banner(b: Brush, x: number, y: number, w: number, h: number, color: string): void {
  b.d.stroke(`M${n1(x - w * 0.66)} ${y}H${n1(x + w * 0.66)}`, b.tone('#8a6a44'), 12)
  b.d.shape(
    `M${n1(x - w / 2)} ${y}h${w}v${h}l${n1(-w / 2)} ${n1(-w * 0.36)}l${n1(-w / 2)} ${n1(w * 0.36)}Z`,
    b.tone(color),
    { shade: 0.5, dir: [0.8, 0.5] },
  )
  const [cy, s] = [y + h * 0.4, w * 0.24]
  let star = ''
  for (let k = 0; k < 10; k++) {
    const [a, q] = [-Math.PI / 2 + (k * Math.PI) / 5, k % 2 ? s * 0.48 : s]
    star += `${k ? 'L' : 'M'}${n1(x + Math.cos(a) * q)} ${n1(cy + Math.sin(a) * q)}`
  }
  b.d.raw(`<path d="${star}Z" fill="${b.tone('#f0cf7a')}"/>`)
}

type Light = { x: number; y: number; radius: number; color: string }

/** A wall candle, lit from sunset on. Returns its light. */
function sconce(b: Brush, x: number, y: number): Light {
  b.d.shape(`M${x - 34} ${y}h68l-16 26h-36Z`, b.tone('#a5803f'))
  b.d.shape(`M${x - 12} ${y}v-56h24v56Z`, b.tone('#f0e4cc'))
  if (b.scene.time !== 'afternoon') {
    b.d.glow(x, y - 84, 300, '#ffb85c', 0.5)
    b.d.raw(`<path d="M${x} ${y - 120}q22 34 0 58q-22 -24 0 -58Z" fill="#ffe9a6"/>`)
  }
  return { x, y: y - 80, radius: 380, color: '#ffb85c' }
}

/**
 * Three layouts: the great hall: a throne under tall windows; a hearth and a laid table; a stair under coloured glass.
 */
export const castleHall: PaintPlace = (b) => {
  const { tone, r } = b
  const stone = tone(r.pick(['#c4b0a0', '#b4a8b4', '#c8b49c']))
  wash(b, 'M-200 -200H1800V860H-200Z', stone, -100, 860, { lit: 0.25, shade: 0.3 })
  bricks(b, -200, -160, 2000, 980, 190, stone, 58)
  const panes = lay(b, [290, 1080], [760, 1080], [150])
  tallWindows(b, panes)
  const colors = r.pick([
    ['#8f4450', '#3f6a80'],
    ['#4f7a5c', '#7a5a94'],
    ['#a8643c', '#40607a'],
  ] as const)
  const lit = b.scene.time !== 'afternoon'
  const lamps: Light[] = []
  if (b.layout === 0) {
    alcove(b, r.pick(['#8a3f4c', '#4f5a94', '#3f7a6c']))
    throne(b, 800, 845)
    for (const x of [-40, 610, 990, 1640])
      column(b, x, x < 0 || x > 1600 ? 104 : 66, x < 0 || x > 1600 ? 980 : 870)
    banner(b, 190, 150, 130, 420, colors[0])
    banner(b, 1410, 150, 130, 420, colors[1])
    lamps.push(sconce(b, 190, 700), sconce(b, 1410, 700))
  } else if (b.layout === 1) {
    lamps.push(hearth(b, 300, 870))
    banner(b, 620, 110, 120, 380, colors[0])
    banner(b, 1420, 130, 150, 440, colors[1])
    lamps.push(sconce(b, 1420, 720))
    column(b, 1620, 104, 980)
  } else {
    roseWindow(b, 800, 330, 210)
    banner(b, 490, 140, 120, 400, colors[0])
    lamps.push(sconce(b, 560, 720), sconce(b, 1060, 700))
    column(b, -40, 104, 980)
  }
  flagstones(b, 860, r.pick(['#b8a496', '#a8a0ac', '#bca890']))
  if (b.layout === 0) {
    b.d.shape('M690 858H910L1180 1400H420Z', tone('#a8433c'), { shade: 0.4 })
    new Marks().add(tone('#e0b860'), 'M706 858L466 1400M894 858L1134 1400').stroke(b, 14)
  } else if (b.layout === 1) {
    longTable(b, 1240, 990, 560)
    rug(b, 700, 1090, 480, 84, colors[0])
  } else {
    stairs(b, 1130, 930)
    banner(b, 1440, 40, 110, 300, colors[1])
    b.d.shape('M520 1400L700 900H900L1000 1400Z', tone(colors[0]), { shade: 0.4 })
    new Marks().add(tone('#e0b860'), 'M548 1400L718 900M882 900L968 1400').stroke(b, 12)
  }
  if (!lit || b.scene.time === 'sunset')
    for (const x of panes)
      b.d.raw(
        `<path data-sh="1" d="M${x + 20} 860h190l160 300h-280Z" fill="${b.mood.key}" fill-opacity=".22"/>`,
      )
  if (b.mood.dark) for (const { x } of lamps) pool(b, x, 960, 420, 130, '#ffb85c', 0.45)
  if (b.layout !== 2) chandelier(b, lay(b, 800, 930, 0), lay(b, 150, 60, 0))
  return {
    ground: 1030,
    lamps: lit ? lamps : [],
    foreground: (f) => {
      for (const k of lay<readonly number[]>(f, [-1, 1], [-1], [-1, 1])) {
        const x = 800 + k * 880
        f.d.shape(`M${x - 130} -200H${x + 130}V1400H${x - 130}Z`, f.frame('#8a7d80'), {
          shade: 0.5,
          dir: [k, 0],
        })
        f.d.shape(`M${x - 160} 1130h320v270h-320Z`, f.frame('#7a6d72'), { shade: 0.5 })
      }
      if (f.layout === 1)
        f.d.shape(
          'M1800 -200H1420C1560 100 1590 500 1540 900C1600 1100 1640 1300 1660 1400H1800Z',
          f.frame(r.pick(['#7a3f4c', '#3f5a7a'])),
          { shade: 0.5, dir: [-1, 0.2] },
        )
    },
  }
}

function tallWindows(b: Brush, panes: readonly number[]): void {
  const { tone } = b
  for (const x of panes)
    b.d.shape(`M${x - 26} 646V180a141 141 0 0 1 282 0V646Z`, tone('#d6c8b4'), { shade: 0.4 })
  // One clip for all windows, since each clip costs a layer.
  opening(b, panes.map((x) => `M${x} 620V180a115 115 0 0 1 230 0V620Z`).join(''), (o) => {
    sky(o, 640)
    heavens(o, (panes[0] as number) + 120, 240, 560)
    ridge(o, 560, 20, '#7f9a94', { depth: 0.4, bottom: 660 })
  })
  const leads = new Marks()
  for (const x of panes) leads.add(tone('#6f6470'), `M${x + 115} 70V620M${x} 250h230M${x} 440h230`)
  leads.stroke(b, 8)
}

function alcove(b: Brush, color: string): void {
  const { tone } = b
  b.d.shape('M660 -200V260a140 140 0 0 1 280 0V-200Z', tone('#a08f88'), { shade: 0, lit: 0 })
  b.d.shape('M660 830V330a140 140 0 0 1 280 0V830Z', tone('#7d6a74'), { shade: 0.5, dir: [0, -1] })
  const velvet = tone(color)
  b.d.shape('M690 830V340q110 -150 220 0V830Z', velvet, { shade: 0.5, dir: [0, 1] })
  const folds = new Marks()
  for (const x of [720, 760, 840, 880]) folds.add(shift(velvet, -0.05), `M${x} 330V830`)
  folds.stroke(b, 8, 0.7)
}

function throne(b: Brush, x: number, y: number): void {
  b.d.shape(`M${x - 150} ${y}v-24h300v24ZM${x - 190} ${y + 22}v-26h380v26Z`, b.tone('#c7b6a4'), {
    shade: 0.4,
  })
  b.d.shape(`M${x - 74} ${y - 24}V${y - 290}q74 -90 148 0V${y - 24}Z`, b.tone('#c79a4a'), { shade: 0.5 })
  b.d.shape(`M${x - 52} ${y - 110}V${y - 276}q52 -62 104 0V${y - 110}Z`, b.tone('#b5485a'), { shade: 0.5 })
  b.d.shape(`M${x - 84} ${y - 24}v-96h168v96Z`, b.tone('#b98a3f'), { shade: 0.5 })
  b.d.shape(`M${x - 70} ${y - 120}q70 -26 140 0v22h-140Z`, b.tone('#c8586a'), { shade: 0.3 })
  b.d.raw(`<path d="${ellipse(x, y - 332, 17)}" fill="${b.tone('#f0d890')}"/>`)
}

function column(b: Brush, x: number, half: number, y: number): void {
  const stone = b.tone('#cfc0b0')
  b.d.shape(`M${x - half} -200h${half * 2}V${y}h${-half * 2}Z`, stone, {
    shade: 0.6,
    lit: 0.3,
    dir: [1, 0.05],
  })
  b.d.shape(`M${x - half * 1.3} ${y - 60}h${half * 2.6}V${y + 14}h${-half * 2.6}Z`, shift(stone, 0.02), {
    shade: 0.5,
  })
  new Marks()
    .add(shift(stone, -0.06), `M${x - half * 0.4} -200V${y - 60}M${x + half * 0.3} -200V${y - 60}`)
    .stroke(b, half * 0.1, 0.6)
}

function chandelier(b: Brush, x: number, y: number): void {
  b.d.raw(`<path d="M${x} -200V${y}" stroke="${b.tone('#6b5440')}" stroke-width="9"/>`)
  b.d.shape(`M${x - 210} ${y}q210 70 420 0v20q-210 72 -420 0Z`, b.tone('#a5803f'))
  const lit = b.scene.time !== 'afternoon'
  for (const dx of [-200, -110, 0, 110, 200]) {
    const cy = y + 30 - Math.abs(dx) * 0.13
    b.d.raw(`<path d="M${x + dx - 9} ${cy}v-46h18v46Z" fill="${b.tone('#f0e4cc')}"/>`)
    if (!lit) continue
    halo(b, x + dx, cy - 66, 90, '#ffcf7a', 0.7)
    b.d.raw(`<path d="M${x + dx} ${cy - 92}q15 24 0 42q-15 -18 0 -42Z" fill="#ffe9a6"/>`)
  }
  if (lit) halo(b, x, y + 20, 440, '#ffc46a', 0.3)
}
