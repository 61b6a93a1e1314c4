/**
 * Colors are `#rrggbb` strings in sRGB. They are mixed in OKLab, where equal steps look equally large. The matrices are
 * those of Björn Ottosson, "A perceptual color space for image processing" (2020), rounded to four digits. None of
 * these functions throws: a string that is no color gives a meaningless one.
 */

// The sRGB transfer function of IEC 61966-2-1, of each channel value, and its inverse. A scene mixes thousands of colors.

const linear = Float64Array.from({ length: 256 }, (_, channel) => {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
})
const gamma = (c: number) =>
  Math.round(255 * Math.min(1, Math.max(0, c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)))

const hex = Array.from({ length: 256 }, (_, channel) => channel.toString(16).padStart(2, '0'))

type Lab = [lightness: number, a: number, b: number]

/** Converts sRGB to OKLab: lightness 0 to 1, `a` and `b` about -0.4 to 0.4. */
export function toLab(color: string): Lab {
  const n = Number.parseInt(color.slice(1), 16)
  return labOf((n >> 16) & 255, (n >> 8) & 255, n & 255)
}

/** Converts channels of sRGB, integers from 0 to 255, to OKLab. */
export function labOf(red: number, green: number, blue: number): Lab {
  const r = linear[red]!
  const g = linear[green]!
  const b = linear[blue]!
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b)
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b)
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b)
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ]
}

/** Converts OKLab to sRGB. Channels outside of sRGB are clamped. */
export function fromLab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963 * a + 0.2158 * b) ** 3
  const m = (lightness - 0.1056 * a - 0.0639 * b) ** 3
  const s = (lightness - 0.0895 * a - 1.2915 * b) ** 3
  const red = gamma(4.0767 * l - 3.3077 * m + 0.231 * s)
  const green = gamma(-1.2684 * l + 2.6098 * m - 0.3413 * s)
  const blue = gamma(-0.0042 * l - 0.7034 * m + 1.7076 * s)
  return `#${hex[red]!}${hex[green]!}${hex[blue]!}`
}

/** The color between `from` (`share` 0) and `to` (`share` 1), interpolated in OKLab. */
export function mix(from: string, to: string, share: number): string {
  const a = toLab(from)
  const b = toLab(to)
  return fromLab([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

/** Adds `lightness` (-1 to 1) to the color's OKLab lightness (0 to 1), and multiplies its chroma by `chroma`. */
export function shift(color: string, lightness: number, chroma = 1): string {
  const [l, a, b] = toLab(color)
  return fromLab([Math.max(0, Math.min(1, l + lightness)), a * chroma, b * chroma])
}

/** Multiplies `color` and `light` channel by channel, as light of that color would; `share` 0 gives `color`, 1 the product. */
export function multiply(color: string, light: string, share = 1): string {
  const x = Number.parseInt(color.slice(1), 16)
  const y = Number.parseInt(light.slice(1), 16)
  const channel = (bits: number) => {
    const p = (x >> bits) & 255
    const q = (y >> bits) & 255
    return hex[Math.round(p * (1 - share) + ((p * q) / 255) * share)]!
  }
  return `#${channel(16)}${channel(8)}${channel(0)}`
}
