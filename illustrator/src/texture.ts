import { random, type Random } from './random.ts'

/**
 * Texture of a picture of one size: one byte for each pixel, so that a thread can cache several sizes. `grain` is a factor on
 * the shading in steps of 1/110. `paper` is a factor on the brightness, vignette included, in steps of 1/200. `dx` and `dy`
 * are the displacement of a pixel in steps of 1/28 of a pixel.
 */
export type Texture = { grain: Uint8Array; paper: Uint8Array; dx: Int8Array; dy: Int8Array }

/** What one step of a byte in `Texture` is worth. */
export const texelUnits = { grain: 1 / 110, paper: 1 / 200, shift: 1 / 28 } as const

const cache = new Map<string, Texture>()

/** Sizes of noise cells are in pixels of a picture of this width. */
const fullWidth = 1536

/**
 * Value noise from 0 to 1, on average 0.5, in cells of `across` by `down` pixels of a picture of full width, smoothed with
 * 3t² - 2t³. In a smaller picture cells finer than a pixel are weakened, as they would be in a copy that was scaled down.
 */
function valueNoise(width: number, height: number, across: number, down: number, r: Random): Float32Array {
  const scale = Math.min(1, width / fullWidth)
  const [cellX, cellY] = [Math.max(1, across * scale), Math.max(1, down * scale)]
  const strength = Math.min(1, across * scale) * Math.min(1, down * scale)
  const columns = Math.ceil(width / cellX) + 2
  const grid = new Float32Array(columns * (Math.ceil(height / cellY) + 2)).map(
    () => 0.5 + (r() - 0.5) * strength,
  )
  const noise = new Float32Array(width * height)
  // Of each column its cell, and how far it is across that, smoothed.
  const cells = new Int32Array(width)
  const shares = new Float64Array(width)
  for (let x = 0; x < width; x++) {
    const fx = x / cellX
    const tx = fx - (fx | 0)
    cells[x] = fx | 0
    shares[x] = tx * tx * (3 - 2 * tx)
  }
  for (let y = 0, i = 0; y < height; y++) {
    const fy = y / cellY
    const ty = fy - (fy | 0)
    const sy = ty * ty * (3 - 2 * ty)
    const row = (fy | 0) * columns
    for (let x = 0; x < width; x++, i++) {
      const sx = shares[x]!
      const p = row + cells[x]!
      const below = p + columns
      noise[i] =
        (grid[p]! * (1 - sx) + grid[p + 1]! * sx) * (1 - sy) +
        (grid[below]! * (1 - sx) + grid[below + 1]! * sx) * sy
    }
  }
  return noise
}

/**
 * The texture for pictures of `width` by `height` pixels. Computed once for each size, then cached: 4 bytes for each pixel, about
 * a quarter of a second at full size. The grain is that of gouache: dry strokes of a wide brush and pools of paint, and only a
 * little of the paper's tooth.
 */
export function texture(width: number, height: number): Texture {
  const key = `${width}x${height}`
  const cached = cache.get(key)
  if (cached) return cached
  const r = random('paper')
  const size = width * height
  const made: Texture = {
    grain: new Uint8Array(size),
    paper: new Uint8Array(size),
    dx: new Int8Array(size),
    dy: new Int8Array(size),
  }
  const noise = (across: number, down = across) => valueNoise(width, height, across, down, r)
  // Written out: a function that each loop is handed would be called for each pixel.
  const fine = noise(1.5)
  const pools = noise(26)
  const coarse = noise(3.4)
  const strokes = noise(30, 3)
  for (let i = 0; i < size; i++) {
    const rough =
      (fine[i]! - 0.5) * 1.15 +
      (coarse[i]! - 0.5) * 0.5 +
      (strokes[i]! - 0.5) * 0.55 +
      (pools[i]! - 0.5) * 0.6
    made.grain[i] = Math.max(0, Math.min(255, (1 + rough) / texelUnits.grain))
  }
  const fibers = noise(11)
  for (let row = 0, i = 0; row < height; row++) {
    const y = row / height - 0.5
    for (let column = 0; column < width; column++, i++) {
      const x = column / width - 0.5
      const vignette = 1 - 0.24 * Math.max(0, (x ** 2 + y ** 2) * 2 - 0.34)
      const tooth =
        0.034 * (coarse[i]! - 0.5) +
        0.034 * (fibers[i]! - 0.5) +
        0.04 * (fine[i]! - 0.5) +
        0.02 * (pools[i]! - 0.5)
      made.paper[i] = Math.min(255, ((1 - tooth) * vignette) / texelUnits.paper)
    }
  }
  const scale = Math.min(1, width / fullWidth)
  for (const shift of [made.dx, made.dy]) {
    const small = noise(7)
    const large = noise(48)
    for (let i = 0; i < size; i++)
      shift[i] = (((small[i]! - 0.5) * 2.2 + (large[i]! - 0.5) * 6) * scale) / texelUnits.shift
  }
  cache.set(key, made)
  return made
}

/** One row of a texture, in the steps of `texelUnits`; `reach` is what a step of `dx` and `dy` is worth, in pixels. */
type TextureRow = Record<keyof Texture, ArrayLike<number>> & { reach: number }

/**
 * The texture of a picture row by row. In a picture wider than the full width, as for print, it is that of full width,
 * enlarged: the picture looks the same from close by, and no texture of its size is computed or cached.
 */
export function textureRows(width: number, height: number): (y: number) => TextureRow {
  if (width <= fullWidth) {
    const made = texture(width, height)
    const part = (values: Uint8Array | Int8Array, y: number) => values.subarray(y * width, (y + 1) * width)
    return (y) => ({
      grain: part(made.grain, y),
      paper: part(made.paper, y),
      dx: part(made.dx, y),
      dy: part(made.dy, y),
      reach: texelUnits.shift,
    })
  }
  const scale = fullWidth / width
  const rows = Math.ceil(height * scale) + 1
  const made = texture(fullWidth, rows)
  /** Bilinear. */
  const enlarged = (values: Uint8Array | Int8Array, y: number): Float32Array => {
    const at = Math.min(y * scale, rows - 1.01)
    const ty = at - (at | 0)
    const [upper, lower] = [(at | 0) * fullWidth, ((at | 0) + 1) * fullWidth]
    const row = new Float32Array(width)
    for (let x = 0; x < width; x++) {
      const from = Math.min(x * scale, fullWidth - 1.01)
      const i = from | 0
      const tx = from - i
      const above = values[upper + i]! * (1 - tx) + values[upper + i + 1]! * tx
      const below = values[lower + i]! * (1 - tx) + values[lower + i + 1]! * tx
      row[x] = above * (1 - ty) + below * ty
    }
    return row
  }
  return (y) => ({
    grain: enlarged(made.grain, y),
    paper: enlarged(made.paper, y),
    dx: enlarged(made.dx, y),
    dy: enlarged(made.dy, y),
    reach: texelUnits.shift / scale,
  })
}
