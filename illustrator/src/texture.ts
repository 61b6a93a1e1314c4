import { random, type Random } from './random.ts'

/** Per pixel of one size: grain of the shading, paper, hand-cut displacement of edges, vignette. */
export type Texture = {
  grain: Float32Array
  paper: Float32Array
  dx: Float32Array
  dy: Float32Array
}

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

/** Made once a size and kept: 12 bytes a pixel and about half a second. */
export function texture(width: number, height: number): Texture {
  const key = `${width}x${height}`
  const known = cache.get(key)
  if (known) return known
  const r = random('paper')
  const noise = (cell: number) => valueNoise(width, height, cell, r)
  const [fine, coarse, wide] = [noise(1.35), noise(3), noise(90)]
  const [dx7, dy7, dx48, dy48, fibre] = [noise(7), noise(7), noise(48), noise(48), noise(11)]
  const size = width * height
  const made: Texture = {
    grain: new Float32Array(size),
    paper: new Float32Array(size),
    dx: new Float32Array(size),
    dy: new Float32Array(size),
  }
  const of = (noise: Float32Array, i: number) => noise[i] as number
  for (let i = 0; i < size; i++) {
    const t = Math.max(0, Math.min(1, (of(fine, i) * 0.75 + of(coarse, i) * 0.25 - 0.3) / 0.4))
    made.grain[i] = 0.42 + 1.16 * t * (0.85 + 0.3 * of(wide, i))
    const vignetteX = (i % width) / width - 0.5
    const vignetteY = ((i / width) | 0) / height - 0.5
    const vignette = 1 - 0.3 * Math.max(0, (vignetteX ** 2 + vignetteY ** 2) * 2 - 0.3)
    made.paper[i] =
      (1 - 0.056 * (of(coarse, i) - 0.5) - 0.036 * (of(fibre, i) - 0.5) - 0.06 * (of(fine, i) - 0.5)) *
      vignette
    made.dx[i] = (of(dx7, i) - 0.5) * 2.2 + (of(dx48, i) - 0.5) * 6
    made.dy[i] = (of(dy7, i) - 0.5) * 2.2 + (of(dy48, i) - 0.5) * 6
  }
  cache.set(key, made)
  return made
}
