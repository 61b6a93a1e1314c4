import { weathers, type Scene } from '@moonpage/storyteller/scene'
import { describe, expect, test } from 'vitest'
import { composeScene } from '../compose-scene.ts'
import { Drawing } from '../drawing.ts'
import { paintPlace, placeMood } from '../places/paint-place.ts'
import { random } from '../random.ts'
import { rasterize } from '../render.ts'
import { act, sheet } from '../testing-acts.ts'
import { drawWeatherBefore } from './draw-weather.ts'

const scene = (change: Partial<Scene>): Scene => ({
  setting: 'forest',
  place: 'forest-path',
  time: 'afternoon',
  light: 'sky',
  framing: 'medium',
  cast: [{ who: 'hero', pose: 'stand', expression: 'happy', looks_at: 'reader' }],
  props: [],
  acts: [act('hero stands')],
  things: [],
  text_area: 'none',
  ...change,
})
const svgOf = (change: Partial<Scene>): string => {
  const { drawing, view } = composeScene(scene(change), [sheet('hero', 'fox')], 'weather:1')
  return drawing.toSvg(true, view)
}

describe.each(weathers.filter((one) => one !== 'clear'))('%s', (weather) => {
  test('is seen, by day and in the dark', () => {
    for (const time of weather === 'stars' ? (['night'] as const) : (['afternoon', 'night'] as const)) {
      const svg = svgOf({ time, weather })
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      const [one, other] = [svg, svgOf({ time })].map((each) => rasterize(each, 48).rgba)
      let changed = 0
      for (let i = 0; i < one!.length; i++) if (Math.abs(one![i]! - other![i]!) > 10) changed++
      expect(changed / one!.length, time).toBeGreaterThan(0.01)
    }
  })
})

// Mist is at the feet.
test.each(weathers.filter((one) => one !== 'clear' && one !== 'fog'))('%s is on no face', (weather) => {
  const own = scene({ weather })
  const d = new Drawing(placeMood(own))
  const stage = paintPlace(d, own, random('place'))
  const before = d.parts().body.length
  drawWeatherBefore({ d, scene: own, stage, r: random('air') }, [{ x: 800, y: 600, radius: 5000 }])
  expect(d.parts().body.length).toBe(before)
})

test('a cleared sky has no weather', () => {
  expect(svgOf({ weather: 'clear' })).toBe(svgOf({}))
})
