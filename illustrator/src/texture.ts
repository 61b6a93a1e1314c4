import { random, type Random } from './random.ts'

/**
 * Per pixel of one size, a byte each so that a thread can keep several sizes: `grain` of the shading in
 * 1/110, `paper` (with vignette) in 1/200, hand-cut displacement `dx`, `dy` in 1/28 of a pixel.
 */
export type Texture = { grain: Uint8Array; paper: Uint8Array; dx: Int8Array; dy: Int8Array }

export const texelUnits = { grain: 1 / 110, paper: 1 / 200, shift: 1 / 28 } as const

const cache = new Map<string, Texture>()

function valueNoise(width: number, height: number, cell: number, r: Random): Float32Array {
  const columns = Math.ceil(width / cell) + 2
  const grid = new Float32Array(columns * (Math.ceil(height / cell) + 2)).map(() => r())
  const noise = new Float32Array(width * height)
  const at = (i: number) => grid[i] as number
  for (let y = 0; y < height; y++) {
    const fy = y / cell
    const ty = fy - (fy | 0)
    const sy = ty * ty * (3 - 2 * ty)
    for (let x = 0; x < width; x++) {
      const fx = x / cell
      const tx = fx - (fx | 0)
      const sx = tx * tx * (3 - 2 * tx)
      const p = (fy | 0) * columns + (fx | 0)
      noise[y * width + x] =
        (at(p) * (1 - sx) + at(p + 1) * sx) * (1 - sy) +
        (at(p + columns) * (1 - sx) + at(p + columns + 1) * sx) * sy
    }
  }
  return noise
}

/** Made once a size and kept: 4 bytes a pixel and about half a second. */
export function texture(width: number, height: number): Texture {
  const key = `${width}x${height}`
  const known = cache.get(key)
  if (known) return known
  const r = random('paper')
  const size = width * height
  const made: Texture = {
    grain: new Uint8Array(size),
    paper: new Uint8Array(size),
    dx: new Int8Array(size),
    dy: new Int8Array(size),
  }
  const noise = (cell: number) => valueNoise(width, height, cell, r)
  const of = (layer: Float32Array, i: number) => layer[i] as number
  const [fine, coarse] = [noise(1.35), noise(3)]
  const fill = (layer: Float32Array, put: (i: number, value: number) => void) => {
    for (let i = 0; i < size; i++) put(i, of(layer, i))
  }
  fill(noise(90), (i, wide) => {
    const t = Math.max(0, Math.min(1, (of(fine, i) * 0.75 + of(coarse, i) * 0.25 - 0.3) / 0.4))
    made.grain[i] = Math.min(255, (0.42 + 1.16 * t * (0.85 + 0.3 * wide)) / texelUnits.grain)
  })
  fill(noise(11), (i, fibre) => {
    const x = (i % width) / width - 0.5
    const y = ((i / width) | 0) / height - 0.5
    const vignette = 1 - 0.3 * Math.max(0, (x ** 2 + y ** 2) * 2 - 0.3)
    const tooth = 0.056 * (of(coarse, i) - 0.5) + 0.036 * (fibre - 0.5) + 0.06 * (of(fine, i) - 0.5)
    made.paper[i] = Math.min(255, ((1 - tooth) * vignette) / texelUnits.paper)
  })
  for (const shift of [made.dx, made.dy]) {
    const small = noise(7)
    fill(noise(48), (i, large) => {
      shift[i] = ((of(small, i) - 0.5) * 2.2 + (large - 0.5) * 6) / texelUnits.shift
    })
  }
  cache.set(key, made)
  return made
}
