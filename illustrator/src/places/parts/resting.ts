import { mix, shift } from '../../colour.ts'
import { n1 } from '../../path.ts'
import type { Rest } from '../../stage-of-place.ts'
import { dens } from '../dens/dens.ts'
import { bedBack, type Bedding } from './bedding.ts'
import type { Brush } from './brush.ts'
import { Marks } from './marks.ts'
import { halo } from './wash.ts'

/** A hammock between two posts: behind the sleepers its ropes and far edge, before them its cloth. */
export function drawHammock(b: Brush, { x, y, width }: Rest, part: 'back' | 'front'): void {
  const { quilt } = dens[b.scene.setting].bed
  const cloth = b.tone(quilt[1]!)
  const half = width / 2
  const [l, r] = [x - half, x + half]
  const tie = { left: x - 530, right: x + 530, y: y - 150 }
  if (part === 'back') {
    for (const [from, to] of [
      [tie.left, l],
      [tie.right, r],
    ] as const)
      b.d.stroke(`M${from} ${tie.y}L${to} ${y - 20}M${from} ${tie.y}L${to} ${y + 40}`, b.tone('#d8c09a'), 8)
    b.d.shape(
      `M${l} ${y - 30}Q${x} ${y + 150} ${r} ${y - 30}V${y + 60}Q${x} ${y + 330} ${l} ${y + 60}Z`,
      shift(cloth, -0.08),
      { shade: 0.5 },
    )
    return
  }
  b.d.groundShadow(x, 1050, half * 0.8, 30, 0.5)
  const front = `M${l} ${y + 20}Q${x} ${y + 290} ${r} ${y + 20}C${r - 40} ${y + 250} ${x + 160} ${y + 370} ${x} ${y + 370}C${x - 160} ${y + 370} ${l + 40} ${y + 250} ${l} ${y + 20}Z`
  b.d.shape(front, cloth, { shade: 0.5, lit: 0.35, dir: [0.2, 0.95] })
  b.d.clip(front, () => {
    const bands = new Marks()
    for (let k = -5; k <= 5; k++)
      bands.add(
        b.tone(quilt[2 + (Math.abs(k) % (quilt.length - 2))]!),
        `M${n1(x + k * 70)} ${y - 40}Q${n1(x + k * 52)} ${y + 240} ${n1(x + k * 34)} ${y + 400}h20Q${n1(x + k * 52 + 26)} ${y + 240} ${n1(x + k * 70 + 28)} ${y - 40}Z`,
      )
    bands.fill(b, 0.75)
  })
  b.d.stroke(`M${l} ${y + 20}Q${x} ${y + 290} ${r} ${y + 20}`, shift(cloth, 0.06), 14)
}

/** The glass of the lit window, as a path. */
export const windowPath = ({ x, y, width }: Rest): string => {
  const half = width * 0.66
  return `M${n1(x - half)} ${n1(y - 170)}H${n1(x + half)}V${n1(y + 170)}H${n1(x - half)}Z`
}

/** The room behind the lit window; without bedding, the window's frame and its light. */
export function paintWindowRoom(b: Brush, rest: Rest, bedding: Bedding | null): void {
  const { x, y, width } = rest
  const half = width * 0.66
  const path = windowPath(rest)
  const wood = b.tone('#e9dcc4')
  if (bedding) {
    b.d.glow(x, y, 620, '#ffcf7a', 0.5)
    b.d.raw(`<path d="${path}" fill="${mix('#ffdf9e', b.mood.ambient, 0.12)}"/>`)
    b.d.clip(path, () => bedBack(b, bedding))
    return
  }
  b.d.raw(`<path d="${path}" fill="none" stroke="${wood}" stroke-width="24" stroke-linejoin="round"/>`)
  b.d.shape(`M${n1(x - half - 30)} ${n1(y + 178)}h${n1(2 * half + 60)}v26h${n1(-2 * half - 60)}Z`, wood, {
    shade: 0.4,
  })
  halo(b, x, y + 20, 380, '#ffd890', 0.3)
}
