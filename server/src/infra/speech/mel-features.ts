import type { Sound } from './wav.ts'

/** Seconds between two frames. */
export const hopSeconds = 0.02
const windowSeconds = 0.032
const [lowest, highest] = [120, 7000]
const bands = 20
const coefficients = 12

const melOf = (hertz: number) => 1127 * Math.log(1 + hertz / 700)
const hertzOf = (mel: number) => 700 * (Math.exp(mel / 1127) - 1)

/**
 * Mel-frequency cepstral coefficients of a sound, without the first, which is loudness: what the mouth does, whoever
 * speaks. Each coefficient has mean 0 and variance 1 over the sound.
 * @returns frames one after another, `coefficients` numbers each
 */
export function melFeatures({ samples, sampleRate }: Sound): Float32Array {
  const hop = Math.round(hopSeconds * sampleRate)
  const window = Math.round(windowSeconds * sampleRate)
  const size = 2 ** Math.ceil(Math.log2(window))
  const frames = Math.max(0, Math.floor((samples.length - window) / hop) + 1)
  const hann = Float32Array.from(
    { length: window },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / window),
  )
  const filters = filterBank(size, sampleRate)
  const cosines = Array.from({ length: coefficients }, (_, c) =>
    Float32Array.from({ length: bands }, (__, b) => Math.cos((Math.PI * (c + 1) * (b + 0.5)) / bands)),
  )
  const features = new Float32Array(frames * coefficients)
  const [real, imaginary] = [new Float32Array(size), new Float32Array(size)]
  const energies = new Float32Array(bands)
  for (let frame = 0; frame < frames; frame++) {
    real.fill(0)
    imaginary.fill(0)
    for (let i = 0; i < window; i++) real[i] = (samples[frame * hop + i] as number) * (hann[i] as number)
    transform(real, imaginary)
    for (const [band, filter] of filters.entries()) {
      let sum = 0
      for (const [bin, weight] of filter)
        sum += weight * ((real[bin] as number) ** 2 + (imaginary[bin] as number) ** 2)
      energies[band] = Math.log(sum + 1e-9)
    }
    for (const [c, cosine] of cosines.entries()) {
      let sum = 0
      for (let b = 0; b < bands; b++) sum += (energies[b] as number) * (cosine[b] as number)
      features[frame * coefficients + c] = sum
    }
  }
  normalize(features, frames)
  return features
}

export const featureSize = coefficients

function filterBank(size: number, sampleRate: number): [bin: number, weight: number][][] {
  const top = Math.min(highest, sampleRate / 2)
  const edge = (index: number) =>
    (hertzOf(melOf(lowest) + ((melOf(top) - melOf(lowest)) * index) / (bands + 1)) * size) / sampleRate
  return Array.from({ length: bands }, (_, band) => {
    const [left, center, right] = [edge(band), edge(band + 1), edge(band + 2)]
    const filter: [number, number][] = []
    for (let bin = Math.ceil(left); bin < right && bin < size / 2; bin++)
      filter.push([bin, bin < center ? (bin - left) / (center - left) : (right - bin) / (right - center)])
    return filter
  })
}

function normalize(features: Float32Array, frames: number): void {
  for (let c = 0; c < coefficients; c++) {
    let [sum, squares] = [0, 0]
    for (let frame = 0; frame < frames; frame++) {
      const value = features[frame * coefficients + c] as number
      sum += value
      squares += value * value
    }
    const mean = sum / Math.max(1, frames)
    const deviation = Math.sqrt(Math.max(1e-9, squares / Math.max(1, frames) - mean * mean))
    for (let frame = 0; frame < frames; frame++) {
      const at = frame * coefficients + c
      features[at] = ((features[at] as number) - mean) / deviation
    }
  }
}

/** Fast Fourier transform in place, radix 2. */
function transform(real: Float32Array, imaginary: Float32Array): void {
  const size = real.length
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      const swapped = real[i] as number
      real[i] = real[j] as number
      real[j] = swapped
    }
  }
  for (let length = 2; length <= size; length <<= 1) {
    const angle = (-2 * Math.PI) / length
    for (let start = 0; start < size; start += length)
      for (let k = 0; k < length / 2; k++) {
        const [cos, sin] = [Math.cos(angle * k), Math.sin(angle * k)]
        const [a, b] = [start + k, start + k + length / 2]
        const re = (real[b] as number) * cos - (imaginary[b] as number) * sin
        const im = (real[b] as number) * sin + (imaginary[b] as number) * cos
        real[b] = (real[a] as number) - re
        imaginary[b] = (imaginary[a] as number) - im
        real[a] = (real[a] as number) + re
        imaginary[a] = (imaginary[a] as number) + im
      }
  }
}
