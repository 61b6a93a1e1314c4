import type { Sound } from './wav.ts'

/** Coefficients of a biquad filter: b0, b1, b2, a1, a2. */
type Biquad = readonly [number, number, number, number, number]

/** The two filters of ITU-R BS.1770-5 (K-weighting) for a sample rate, from the analog prototypes of the standard's table. */
function kWeighting(rate: number): [Biquad, Biquad] {
  const shelf = () => {
    const k = Math.tan((Math.PI * 1681.974450955533) / rate)
    const vh = 10 ** (3.999843853973347 / 20)
    const vb = vh ** 0.4996667741545416
    const q = 0.7071752369554196
    const a0 = 1 + k / q + k * k
    return [
      (vh + (vb * k) / q + k * k) / a0,
      (2 * (k * k - vh)) / a0,
      (vh - (vb * k) / q + k * k) / a0,
      (2 * (k * k - 1)) / a0,
      (1 - k / q + k * k) / a0,
    ] as const
  }
  const highPass = () => {
    const k = Math.tan((Math.PI * 38.13547087602444) / rate)
    const q = 0.5003270373238773
    const a0 = 1 + k / q + k * k
    return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] as const
  }
  return [shelf(), highPass()]
}

function filter(samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array {
  const out = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] as number
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    out[i] = y
  }
  return out
}

const lufsOf = (power: number) => -0.691 + 10 * Math.log10(power)
const meanOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length

/** Integrated loudness in LUFS after ITU-R BS.1770-5, with both gates; -Infinity for silence. */
export function integratedLoudness({ samples, sampleRate }: Sound): number {
  const [shelf, highPass] = kWeighting(sampleRate)
  const weighted = filter(filter(samples, shelf), highPass)
  const step = Math.round(sampleRate * 0.1)
  const block = Math.min(4 * step, weighted.length)
  const powers: number[] = []
  if (block === 0) return -Infinity
  for (let at = 0; at <= weighted.length - block; at += step) {
    let sum = 0
    for (let i = at; i < at + block; i++) sum += (weighted[i] as number) ** 2
    powers.push(sum / block)
  }
  const loud = powers.filter((power) => lufsOf(power) > -70)
  if (loud.length === 0) return -Infinity
  const gate = lufsOf(meanOf(loud)) - 10
  return lufsOf(meanOf(loud.filter((power) => lufsOf(power) > gate)))
}

/** The loudness of every narration, in LUFS, and its highest peak, in dBFS. */
export const loudnessTarget = -19
export const peakLimit = -1
/** More would make the noise of a room louder than a voice should be. */
const mostGain = 30

/** Evens the loudness. Peaks that would be too high are lowered by a limiter that looks ahead 5 ms. */
export function evenLoudness(sound: Sound): Sound {
  const loudness = integratedLoudness(sound)
  if (loudness === -Infinity) return sound
  const gain = 10 ** (Math.min(mostGain, loudnessTarget - loudness) / 20)
  const samples = sound.samples.map((sample) => sample * gain)
  return { ...sound, samples: limitPeaks(samples, Math.round(sound.sampleRate * 0.005)) }
}

function limitPeaks(samples: Float32Array, ahead: number): Float32Array {
  // Half a decibel lower, because MP3 does not keep peaks exactly.
  const ceiling = 10 ** ((peakLimit - 0.5) / 20)
  if (!samples.some((sample) => Math.abs(sample) > ceiling)) return samples
  const width = 2 * ahead + 1
  // The lowest gain that any sample nearby needs, then its average over the same time.
  const needed = slide(
    samples.map((sample) => Math.min(1, ceiling / Math.max(1e-9, Math.abs(sample)))),
    ahead,
  )
  let sum = 0
  const out = new Float32Array(samples.length)
  const at = (index: number) => needed[Math.min(Math.max(index, 0), needed.length - 1)] as number
  for (let i = -ahead; i <= ahead; i++) sum += at(i)
  for (let i = 0; i < samples.length; i++) {
    out[i] = ((samples[i] as number) * sum) / width
    sum += at(i + ahead + 1) - at(i - ahead)
  }
  return out
}

/** The minimum of the values within `reach`, in linear time. */
function slide(values: Float32Array, reach: number): Float32Array {
  const out = new Float32Array(values.length)
  const queue: number[] = []
  let first = 0
  for (let i = 0; i < values.length + reach; i++) {
    if (i < values.length) {
      while (queue.length > first && (values[queue.at(-1) as number] as number) >= (values[i] as number))
        queue.pop()
      queue.push(i)
    }
    const center = i - reach
    if (center < 0) continue
    while ((queue[first] as number) < center - reach) first += 1
    out[center] = values[queue[first] as number] as number
  }
  return out
}
