/** A stroke of the meter: how loud a tenth of a second was, in dB below full scale (RMS), and whether it clipped. */
export type Level = { db: number; clips: boolean }

export const levelEveryMs = 100
/** A good voice, in dB. */
export const goodVoice = { from: -36, to: -14 } as const
/** A room above this is heard between the words. */
const noisyRoom = -50
const silence = -80

/** @param samples from -1 to 1 */
export const levelOf = (samples: Float32Array): Level => {
  let sum = 0
  let peak = 0
  for (const sample of samples) {
    sum += sample * sample
    peak = Math.max(peak, Math.abs(sample))
  }
  const rms = Math.sqrt(sum / Math.max(1, samples.length))
  return { db: rms > 0 ? Math.max(silence, 20 * Math.log10(rms)) : silence, clips: peak >= 0.99 }
}

const atShare = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? silence

/** The quietest tenth: between the words one hears the room. */
export const roomOf = (levels: readonly Level[]): number =>
  atShare(
    levels.map(({ db }) => db).toSorted((a, b) => a - b),
    0.1,
  )

export type Advice = 'loud' | 'soft' | 'noisy' | null

/** What would help, from the last four seconds. Nothing before one and a half. */
export const adviceOn = (levels: readonly Level[]): Advice => {
  if (levels.length < 15) return null
  const last = levels.slice(-40)
  const voice = atShare(
    last.map(({ db }) => db).toSorted((a, b) => a - b),
    0.85,
  )
  if (last.filter(({ clips }) => clips).length > 2) return 'loud'
  if (voice < goodVoice.from) return 'soft'
  return roomOf(levels) > noisyRoom ? 'noisy' : null
}
