import type { Sound } from './wav.ts'

/** Where somebody speaks, in seconds. */
export type Stretch = { start: number; end: number }

const frameSeconds = 0.01
/** A stretch of speech within a text is at least this long, and a pause as well; what is shorter belongs to the other. */
const shortestSpeech = 0.04
const shortestPause = 0.12

/** Loudness of each hundredth of a second, in dBFS. */
export function frameLevels({ samples, sampleRate }: Sound): Float32Array {
  const length = Math.round(sampleRate * frameSeconds)
  const levels = new Float32Array(Math.floor(samples.length / length))
  for (let frame = 0; frame < levels.length; frame++) {
    let sum = 0
    for (let i = frame * length; i < (frame + 1) * length; i++) sum += (samples[i] as number) ** 2
    levels[frame] = 10 * Math.log10(sum / length + 1e-12)
  }
  return levels
}

const percentile = (sorted: Float32Array, part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? -120

/**
 * Finds the stretches in which somebody speaks: louder than the noise of the room, and not much softer than the voice.
 * The threshold follows from the recording itself.
 */
export function findSpeech(sound: Sound): Stretch[] {
  const levels = frameLevels(sound)
  const sorted = levels.toSorted()
  const [room, voice] = [percentile(sorted, 0.05), percentile(sorted, 0.95)]
  // Between the two, nearer to the room; without pauses the room cannot be heard, and the voice decides.
  const threshold = Math.max(voice - 36, Math.min(room + 10, room + (voice - room) * 0.4), -66)
  const stretches: Stretch[] = []
  for (let frame = 0; frame < levels.length; frame++) {
    if ((levels[frame] as number) < threshold) continue
    const [start, end] = [frame * frameSeconds, (frame + 1) * frameSeconds]
    const last = stretches.at(-1)
    if (last && start - last.end < shortestPause) last.end = end
    else stretches.push({ start, end })
  }
  return stretches.filter(({ start, end }) => end - start >= shortestSpeech)
}
