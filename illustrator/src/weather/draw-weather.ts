import type { Scene, Weather } from '@moonpage/storyteller/scene'
import { mix } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { blob, ellipse, n1 } from '../path.ts'
import { leaf } from '../places/parts/marks.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage-of-place.ts'

/** A face that nothing of the weather is drawn on. */
export type Spared = { x: number; y: number; radius: number }

type Air = { d: Drawing; scene: Scene; stage: Stage; r: Random }

/** Canvas and bleed. */
const [left, right, top, bottom] = [-200, 1800, -200, 1400] as const

const isFree = (x: number, y: number, size: number, spared: readonly Spared[]): boolean =>
  spared.every((face) => Math.hypot(x - face.x, y - face.y) > face.radius * 0.85 + size)

/** A band of mist across the canvas, in a color that is densest in its middle. */
function veil(
  { d }: Air,
  id: string,
  color: string,
  from: number,
  to: number,
  stops: readonly number[],
): void {
  const key = `${id}${color.slice(1)}_${Math.round(from)}_${Math.round(to)}`.replace(/-/g, 'm')
  const parts = stops
    .map(
      (opacity, i) =>
        `<stop offset="${n1(i / (stops.length - 1))}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('')
  d.define(key, `<linearGradient id="${key}" x1="0" y1="0" x2="0" y2="1">${parts}</linearGradient>`)
  d.raw(
    `<rect data-sh="1" x="${left}" y="${n1(from)}" width="${right - left}" height="${n1(to - from)}" fill="url(#${key})"/>`,
  )
}

/** Long soft shapes of mist about the height `y`. */
function wisps({ d, r }: Air, color: string, y: number, n: number, opacity: number): void {
  for (let i = 0; i < n; i++)
    d.raw(
      `<path data-sh="1" d="${blob(r.between(-100, 1700), y + r.between(-46, 46), r.between(220, 480), r.between(18, 44), 12, 0.08, r)}" fill="${color}" fill-opacity="${n1(opacity * r.between(7, 10)) / 10}"/>`,
    )
}

const paleOf = ({ stage }: Air): string =>
  stage.mood.dark ? mix(stage.mood.haze, '#c4cde6', 0.4) : mix(stage.mood.haze, '#f4f6f6', 0.5)

/** Drops or flakes as one path. */
function scatter(
  { d, r }: Air,
  n: number,
  spared: readonly Spared[],
  shape: (x: number, y: number) => { path: string; size: number },
  paint: string,
): void {
  const paths: string[] = []
  for (let i = 0; i < n; i++) {
    const [x, y] = [r.between(left, right), r.between(top, bottom)]
    const { path, size } = shape(x, y)
    if (isFree(x, y, size, spared)) paths.push(path)
  }
  if (paths.length > 0) d.raw(`<path d="${paths.join('')}" ${paint}/>`)
}

const flakes = (
  air: Air,
  n: number,
  size: readonly [number, number],
  opacity: number,
  spared: readonly Spared[],
) =>
  scatter(
    air,
    n,
    spared,
    (x, y) => {
      const radius = air.r.between(...size)
      return { path: ellipse(x, y, radius), size: radius }
    },
    `fill="#fbfdff" fill-opacity="${opacity}"`,
  )

const drops = (
  air: Air,
  n: number,
  { long, slant, width, opacity }: { long: number; slant: number; width: number; opacity: number },
  spared: readonly Spared[],
) =>
  scatter(
    air,
    n,
    spared,
    (x, y) => {
      const l = long * air.r.between(0.6, 1.2)
      return { path: `M${n1(x)} ${n1(y)}l${n1(-slant * l)} ${n1(l)}`, size: l }
    },
    `fill="none" stroke="#e8f0f8" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"`,
  )

const leafColors: Partial<Record<Scene['setting'], readonly string[]>> = {
  desert: ['#e8c890', '#d8b070', '#f0dcae'],
  snow: ['#f8fbff', '#e4ecf8', '#ffffff'],
  'at-sea': ['#f8fbff', '#dcecf4', '#ffffff'],
  clouds: ['#fbe8f4', '#e8dcf8', '#ffffff'],
  garden: ['#e8a0b0', '#f4d0d4', '#8fae5c'],
}

/** What the wind carries along, to the left. */
function blown(air: Air, n: number, size: number, spared: readonly Spared[]): void {
  const { d, r, scene, stage } = air
  const colors = leafColors[scene.setting] ?? ['#c8743c', '#d8a24a', '#8fa050']
  for (let i = 0; i < n; i++) {
    const [x, y, s] = [r.between(0, 1600), r.between(180, stage.ground + 60), size * r.between(0.7, 1.3)]
    if (!isFree(x, y, s, spared)) continue
    d.raw(
      `<path d="${leaf(x, y, s, r.between(150, 215), 0.55)}" fill="${stage.depthTint(0.05)(r.pick([...colors]))}"/>`,
    )
  }
}

/** The wind itself: long strokes with a curl at their end. */
function gusts({ d, r, stage }: Air, n: number): void {
  const color = stage.mood.dark ? '#c4d0ee' : '#ffffff'
  for (let i = 0; i < n; i++) {
    const [x, l] = [r.between(420, 1560), r.between(300, 620)]
    const y = 190 + ((i + r.between(0, 0.7)) * (stage.ground - 260)) / n
    const [b, q] = [r.between(-30, 30), r.between(22, 40)]
    const curl =
      i % 2
        ? `c${n1(-q * 1.6)} 0 ${n1(-q * 1.7)} ${n1(-q * 1.7)} ${n1(-q * 0.3)} ${n1(-q * 1.7)}c${n1(q)} 0 ${n1(q)} ${n1(q * 1.1)} ${n1(q * 0.2)} ${n1(q * 1.1)}`
        : ''
    d.raw(
      `<path d="M${n1(x)} ${n1(y)}C${n1(x - l * 0.35)} ${n1(y + b)} ${n1(x - l * 0.65)} ${n1(y - b)} ${n1(x - l)} ${n1(y)}${curl}" fill="none" stroke="${color}" stroke-width="${n1(r.between(5, 9))}" stroke-linecap="round" stroke-opacity="${stage.mood.dark ? 0.34 : 0.6}"/>`,
    )
  }
}

/** Snow on the ground, from the far edge of what is near. */
function snowCover(air: Air): void {
  const { d, r, stage, scene } = air
  if (scene.setting === 'snow' || scene.setting === 'clouds' || stage.holds) return
  const white = stage.depthTint(0)('#fafcff')
  const edge = (y: number, depth: number, opacity: number) => {
    let path = `M${left} ${n1(y)}`
    for (let x: number = left; x < right; x += 200)
      path += `q100 ${n1(r.between(-34, 6))} 200 ${n1(r.between(-8, 8))}`
    d.raw(
      `<path d="${path}V${bottom}H${left}Z" fill="${mix(white, stage.mood.haze, depth)}" fill-opacity="${opacity}"/>`,
    )
  }
  edge(stage.ground - 215, 0.35, 0.72)
  edge(stage.ground - 150, 0.14, 0.85)
  edge(stage.ground - 60, 0, 0.9)
  for (let i = 0; i < 9; i++)
    d.raw(
      `<path data-sh="1" d="${blob(r.between(-100, 1700), stage.ground + r.between(-80, 210), r.between(90, 240), r.between(9, 18), 10, 0.1, r)}" fill="${mix(white, stage.mood.shadow, 0.22)}" fill-opacity=".4"/>`,
    )
}

/** Puddles on the ground, in which the sky is seen. */
function puddles({ d, r, stage, scene }: Air, n: number): void {
  if (stage.holds || scene.setting === 'clouds') return
  const { mood, ground } = stage
  for (let i = 0; i < n; i++) {
    const x = 120 + ((i + r.between(0.1, 0.9)) * 1360) / n
    const y = ground + (i % 2 ? r.between(64, 130) : r.between(-34, 26))
    const w = r.between(80, 150)
    d.raw(`<path d="${blob(x, y, w, w * 0.16, 12, 0.07, r)}" fill="${mix(mood.sky[1], '#cfdce8', 0.35)}"/>`)
    d.raw(
      `<path d="${ellipse(x - w * 0.3, y, w * 0.24, w * 0.045)}${ellipse(x + w * 0.34, y + 3, w * 0.17, w * 0.035)}" fill="none" stroke="#f0f6fb" stroke-width="4" stroke-opacity=".75"/>`,
    )
  }
}

/** Dark clouds over the whole sky, and far off a flash. */
function thunderclouds({ d, r, stage }: Air): void {
  const { mood } = stage
  const dark = mix(mood.sky[0], mood.shadow, 0.45)
  for (let i = 0; i < 12; i++)
    d.raw(
      `<path d="${blob(-160 + i * 175, r.between(20, 130), r.between(190, 290), r.between(90, 160), 14, 0.1, r)}" fill="${mix(dark, mood.sky[1], r.between(0, 0.4))}" fill-opacity=".92"/>`,
    )
  const x = r.pick([230, 1370] as const)
  d.glow(x, 330, 300, '#fff6d0', 0.4)
  d.raw(`<path d="M${x} 190l-46 130h36l-30 120l92 -160h-40l36 -90Z" fill="#fff3c0" fill-opacity=".92"/>`)
}

/** What of the weather is behind everybody, over the place. */
export function drawWeatherBehind(air: Air): void {
  const { scene, stage } = air
  const { ground } = stage
  switch (scene.weather) {
    case 'fog':
      veil(air, 'fogb', paleOf(air), top, ground + 30, [0.45, 0.72, 0.84, 0.88, 0.84, 0.4])
      wisps(air, paleOf(air), ground - 190, 6, 0.5)
      wisps(air, paleOf(air), ground - 60, 5, 0.4)
      return
    case 'snow':
      snowCover(air)
      return flakes(air, 260, [2.5, 6], 0.75, [])
    case 'rain':
      puddles(air, 5)
      return drops(air, 240, { long: 46, slant: 0.22, width: 3, opacity: 0.42 }, [])
    case 'storm':
      thunderclouds(air)
      puddles(air, 4)
      gusts(air, 3)
      return drops(air, 260, { long: 60, slant: 0.62, width: 3, opacity: 0.42 }, [])
    case 'wind':
      gusts(air, 7)
      return blown(air, 26, 15, [])
    default:
  }
}

/** Over those who are far off. */
export function drawWeatherBetween(air: Air): void {
  if (air.scene.weather === 'fog')
    veil(air, 'fogm', paleOf(air), air.stage.ground - 420, air.stage.ground + 10, [0, 0.3, 0.4, 0.12])
}

/** What of the weather is before everybody, but on no face. */
export function drawWeatherBefore(air: Air, faces: readonly Spared[]): void {
  const { scene, stage } = air
  switch (scene.weather) {
    case 'fog':
      return wisps(air, paleOf(air), stage.ground + 50, 5, 0.4)
    case 'snow':
      return flakes(air, 90, [5, 10], 0.92, faces)
    case 'rain':
      return drops(air, 90, { long: 64, slant: 0.22, width: 4, opacity: 0.5 }, faces)
    case 'storm':
      blown(air, 8, 16, faces)
      return drops(air, 110, { long: 84, slant: 0.62, width: 4, opacity: 0.5 }, faces)
    case 'wind':
      return blown(air, 9, 20, faces)
    default:
  }
}

/** Whether scarves, capes and hair fly to the left. */
export const isWindy = (weather: Weather | undefined): boolean => weather === 'wind' || weather === 'storm'
