import type { Scene } from '@moonpage/storyteller/scene'
import { type Brush, lay } from '../parts/brush.ts'
import { deepBack } from '../parts/deep.ts'
import { ridge, tufts } from '../parts/land.ts'
import { heavens, sky } from '../parts/sky.ts'
import { earth } from '../parts/space.ts'
import { farWood } from '../parts/trees.ts'
import { sea } from '../parts/water.ts'

type Setting = Scene['setting']

/** The ground of each setting. */
export const soil: Readonly<Record<Setting, string>> = {
  forest: '#6f9458',
  castle: '#7f9a62',
  'under-the-sea': '#dcc890',
  moon: '#b4b0d0',
  garden: '#7fa35c',
  mountain: '#7f9a74',
  bedroom: '#7f9a68',
  'at-sea': '#e2cf9c',
  jungle: '#5f9458',
  desert: '#e2b87a',
  snow: '#e8eef8',
  farm: '#9aa858',
  city: '#7f9a68',
  clouds: '#f4eaf8',
}

const wooded: readonly Setting[] = ['forest', 'castle', 'garden', 'mountain', 'farm', 'snow', 'jungle']

/** Sky, far land and the near ground from `y` down, as the setting has them. */
export function openLand(b: Brush, y: number, bowl = -60): void {
  const { setting } = b.scene
  if (setting === 'under-the-sea') deepBack(b)
  else {
    sky(b, y + 40)
    heavens(b, lay(b, 1180, 380, 860), lay(b, 210, 240, 180), y - 80)
  }
  if (setting === 'moon') earth(b, lay(b, 420, 1240, 1330), 240, 92)
  const color = soil[setting]
  if (setting === 'at-sea') sea(b, y - 110, [b.tone('#7fb4c8', 0.4), b.tone('#4f8fae', 0.1)])
  else {
    const edge = ridge(b, y - lay(b, 90, 190, 140), 26, color, { depth: 0.5, slope: lay(b, 0, 160, -160) })
    if (wooded.includes(setting))
      farWood(b, edge, 40, [60, 130], { depth: 0.45, pines: 0.7, snow: setting === 'snow' })
    ridge(b, y - 40, 20, color, { depth: 0.28, slope: lay(b, -90, 60, 110) })
  }
  const near = ridge(b, y, 8, color, { bowl })
  if (['forest', 'castle', 'garden', 'farm', 'jungle', 'mountain', 'city', 'bedroom'].includes(setting))
    tufts(b, near, 60, color)
}
