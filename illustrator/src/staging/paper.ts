import { mix, shift } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import type { Setting } from '@moonpage/contract/categories'
import type { Mood } from '../mood.ts'
import { blob, ellipse, n1 } from '../path.ts'
import type { Random } from '../random.ts'

const cream = '#f1e7d2'

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

/** Bare paper with an uneven wash of the scene's colour, for spot art. Answers the ground's y. */
export function drawPaper(d: Drawing, mood: Mood, setting: Setting, r: Random): number {
  const ground = 930
  const [wide, high] = [r.between(520, 590), r.between(340, 400)]
  d.raw(`<rect x="-200" y="-200" width="2000" height="1600" fill="${cream}"/>`)
  // At night the wash is the night's: its blue and the setting's ochre would make a grey.
  const [share, paler] = mood.dark ? [0.2, 0.12] : [0.55, 0.3]
  const tone = shift(mix(mix(mood.sky[1], washes[setting], share), cream, 0.1), 0, mood.dark ? 1.15 : 1.1)
  const pale = mix(mix(mood.sky[mood.dark ? 2 : 0], washes[setting], share * 0.7), cream, paler)
  d.raw(
    `<ellipse data-sh="1" cx="800" cy="640" rx="690" ry="520" fill="${d.radial(mix(pale, cream, 0.4), 0.6)}" opacity="0.8"/>`,
  )
  for (let i = 0; i < 4; i++)
    d.shape(
      blob(
        800 + r.between(-60, 60),
        610 + r.between(-30, 30),
        wide - i * 56,
        high - i * 34,
        r.int(9, 15),
        0.07,
        r,
      ),
      mix(tone, pale, i / 4),
      { shade: i === 0 ? 0.1 : 0.2, lit: 0.3, opacity: 0.46 },
    )
  if (mood.dark)
    for (let i = 0; i < 16; i++) {
      const [x, y] = [r.between(330, 1270), r.between(290, 560)]
      const s = r.between(1.6, 5)
      d.raw(`<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(s)}" fill="#fff6dc" opacity="0.85"/>`)
      if (s > 4) d.glow(x, y, 44, mood.warm, 0.5)
    }
  d.shape(blob(800, ground + 16, 520, 62, 15, 0.06, r), mix(mix(tone, mood.shadow, 0.25), cream, 0.25), {
    shade: 0.25,
    lit: 0.2,
    opacity: 0.75,
  })
  for (let i = 0; i < 34; i++) {
    const angle = r.between(0, Math.PI * 2)
    const reach = r.between(0.98, 1.2)
    d.raw(
      `<path d="${ellipse(800 + Math.cos(angle) * wide * reach, 610 + Math.sin(angle) * high * reach, r.between(2, 7))}" fill="${tone}" opacity="${n1(r.between(0.15, 0.5))}"/>`,
    )
  }
  return ground
}
