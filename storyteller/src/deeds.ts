import type { Pose } from './scene.ts'

/** What of a page's words a picture can show; the first that fits is taken. */
const verbs: readonly (readonly [Pose, RegExp])[] = [
  ['hug', /\b(?:hug(?:ged)?|cuddled?|(?:arms?|wings?) (?:a)?round)\b/],
  [
    'hold-hands',
    /\b(?:(?:hand|paw|wing) in (?:hand|paw|wing)|held (?:hands|paws)|took (?:his|her|their) (?:hand|paw))\b/,
  ],
  ['sleep', /\b(?:fell asleep|was asleep|slept|snored|dozed)\b/],
  ['run', /\b(?:ran|raced|dashed|hurried|rushed|galloped|scurried|chased)\b/],
  ['hide', /\b(?:hid|ducked|crouched)\b/],
  ['sit', /\b(?:sat|sitting|lay)\b(?! up)/],
  ['point', /\bpointed\b/],
  ['wave', /\bwaved\b/],
  ['cheer', /\b(?:cheered|danced|clapped|hooray|jumped for joy)\b/],
  ['reach', /\b(?:reached|stretched|tugged|pulled|picked|climbed|pushed)\b/],
  ['show', /\b(?:showed|gave|offered|handed)\b/],
  ['hold', /\b(?:held|carried|lifted)\b/],
  ['think', /\b(?:thought|wondered|puzzled)\b/],
  ['walk', /\b(?:walked|marched|tiptoed|trotted|strolled|plodded|set off|set out)\b/],
]

const upward = /\b(?:looked up|stared up|gazed up|up at the (?:sky|stars|moon))\b/i

/** Whose name or pronoun a sentence takes up. */
export type Named = { name: string; pronouns: string }

/**
 * The poses that the words of a page give to each of `figures`, in the order told. What is said aloud tells
 * nothing of who does it; `They` are all of them.
 */
export const deedsOf = (text: string, figures: readonly Named[]): Pose[][] => {
  const deeds: Pose[][] = figures.map(() => [])
  let last = 0
  const told = text.replace(/["“][^"“”]*["”]/g, ' ,').split(/(?<=[.!?])\s+|\n|,\s+(?=but\b|and\b|then\b)/)
  for (const sentence of told) {
    for (const [pose, pattern] of verbs) {
      const found = pattern.exec(sentence)
      if (!found) continue
      const before = sentence.slice(0, found.index)
      if (/\b(?:not|never|no one|nobody|n.t)\b/.test(before)) continue
      const all =
        /\b(?:they|both|together)\b/i.test(before) && figures.every(({ name }) => !before.includes(name))
      const doers = all ? figures.slice(0, 2).map((_, at) => at) : [doerOf(before, figures, last)]
      for (const doer of doers) if (!deeds[doer]?.includes(pose)) deeds[doer]?.push(pose)
    }
    last = doerOf(sentence, figures, last)
  }
  return deeds
}

/** Whose name comes last in `words`, else whom the last sentence was about. */
const doerOf = (words: string, figures: readonly Named[], last: number): number => {
  let [who, where] = [last, -1]
  figures.forEach(({ name }, at) => {
    const found = words.lastIndexOf(name)
    if (found > where) [who, where] = [at, found]
  })
  if (where >= 0) return who
  const pronoun = /\b(she|he)\b/i.exec(words)?.[1]?.toLowerCase()
  if (!pronoun || figures[last]?.pronouns === pronoun) return last
  const other = figures.findIndex(({ pronouns }) => pronouns === pronoun)
  return other < 0 ? last : other
}

export const looksUp = (text: string): boolean => upward.test(text)
