import { mix, shift } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import type { Setting } from '@moonpage/contract/categories'
import type { Mood } from '../mood.ts'
import { blob, ellipse, n1 } from '../path.ts'
import type { Random } from '../random.ts'
import type { Staging } from './place-cast.ts'

const washes: Record<Setting, string> = {
  forest: '#7fa070',
  castle: '#b58a9c',
  'under-the-sea': '#4f9fae',
  moon: '#6f68a8',
  garden: '#a3b35e',
  mountain: '#7f93b4',
  bedroom: '#c99a7c',
  'at-sea': '#5f9ac0',
  jungle: '#5f9a6c',
  desert: '#d9a866',
  snow: '#9fb8d4',
  farm: '#cfa05c',
  city: '#a88a9c',
  clouds: '#9a9ad0',
}

/** Color of the paper. */
const cream = '#f1e7d2'

/** x of the middles of the two washes, in canvas units, when two figures stand apart. */
export const apart = [505, 1095] as const

/** Draws bare paper with an uneven wash of the scene's color, or with two, for spot art. Returns y of the ground line. */
export function drawPaper(d: Drawing, mood: Mood, setting: Setting, r: Random, isSplit: boolean): number {
  const ground = 930
  d.raw(`<rect x="-200" y="-200" width="2000" height="1600" fill="${cream}"/>`)
  // At night the wash has mostly the color of the sky: its blue mixed with the setting's ocher gives gray.
  const [share, paler] = mood.dark ? [0.2, 0.12] : [0.8, 0.3]
  const tone = shift(mix(mix(mood.sky[1], washes[setting], share), cream, 0.1), 0, mood.dark ? 1.15 : 1.1)
  const pale = mix(mix(mood.sky[mood.dark ? 2 : 0], washes[setting], share * 0.7), cream, paler)
  for (const middle of isSplit ? apart : [800]) {
    const [wide, high] = isSplit
      ? [r.between(262, 290), r.between(300, 370)]
      : [r.between(520, 590), r.between(340, 400)]
    drawWash(d, mood, r, { middle, wide, high, ground, tone, pale })
  }
  return ground
}

type Wash = {
  middle: number
  wide: number
  high: number
  ground: number
  tone: string
  pale: string
}

function drawWash(d: Drawing, mood: Mood, r: Random, wash: Wash): void {
  const { middle, wide, high, ground, tone, pale } = wash
  d.raw(
    `<ellipse data-sh="1" cx="${middle}" cy="640" rx="${n1(wide * 1.25)}" ry="520" fill="${d.radial(mix(pale, cream, 0.4), 0.6)}" opacity="0.8"/>`,
  )
  const step = wide / 10
  for (let i = 0; i < 4; i++)
    d.shape(
      blob(
        middle + r.between(-wide, wide) * 0.1,
        610 + r.between(-30, 30),
        wide - i * step,
        high - i * 34,
        r.int(9, 15),
        0.07,
        r,
      ),
      mix(tone, pale, i / 4),
      { shade: i === 0 ? 0.1 : 0.2, lit: 0.3, opacity: 0.46 },
    )
  if (mood.dark)
    for (let i = 0; i < wide / 36; i++) {
      const [x, y] = [middle + r.between(-0.85, 0.85) * wide, r.between(310, 540)]
      const s = r.between(1.6, 5)
      d.raw(`<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(s)}" fill="#fff6dc" opacity="0.85"/>`)
      if (s > 4) d.glow(x, y, 44, mood.warm, 0.5)
    }
  d.shape(
    blob(middle, ground + 16, wide * 0.94, 62, 15, 0.06, r),
    mix(mix(tone, mood.shadow, 0.25), cream, 0.25),
    { shade: 0.25, lit: 0.2, opacity: 0.75 },
  )
  for (let i = 0; i < wide / 17; i++) {
    const angle = r.between(0, Math.PI * 2)
    const far = r.between(0.98, 1.2)
    d.raw(
      `<path d="${ellipse(middle + Math.cos(angle) * wide * far, 610 + Math.sin(angle) * high * far, r.between(2, 7))}" fill="${tone}" opacity="${n1(r.between(0.15, 0.5))}"/>`,
    )
  }
}

/** Moves two figures, each with the props beside it, to a wash of its own. */
export function standApart(staging: Staging): Staging {
  const [one, other] = staging.placed.toSorted((a, b) => a.x - b.x)
  if (!one || !other) return staging
  const from = [one.x, other.x] as const
  const move = <T extends { x: number }>(each: T): T => {
    const side = Math.abs(each.x - from[0]) < Math.abs(each.x - from[1]) ? 0 : 1
    return { ...each, x: each.x + (apart[side] - from[side]) }
  }
  return {
    ...staging,
    placed: staging.placed.map((each) => (each === one || each === other ? move(each) : each)),
    near: staging.near.map(move),
  }
}
