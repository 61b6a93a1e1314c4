/** Letters that have no Unicode decomposition. */
const strokes: Record<string, string> = {
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  þ: 'th',
  Þ: 'Th',
  ð: 'd',
  ß: 'ss',
  ı: 'i',
}

/** A text in the signs that the embedded voice reads: ASCII, without quotation marks. Other scripts are left out. */
export const voiceText = (text: string): string =>
  text
    .replace(/[øØłŁđĐħæÆœŒþÞðßı]/g, (letter) => strokes[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’ʼʻ‘]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?[—–] ?| - |\.{2,}|…/g, ', ')
    .replace(/[^A-Za-z0-9 .,;:!?'&%$+@\n-]/g, ' ')

/** A word as the embedded voice reads it; empty if it has no sound. */
export const voiceWord = (word: string): string => {
  const text = voiceText(word).trim()
  return /[A-Za-z0-9]/.test(text) ? text : ''
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const abbreviation = /\b(?:Mr|Mrs|Ms|Dr|St)\.$/

/** The sentences of a text; a line break ends one too. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let before = ''
  for (const { segment } of text.split('\n').flatMap((line) => [...segmenter.segment(line)])) {
    before += segment
    if (abbreviation.test(before.trimEnd())) continue
    if (/[\p{L}\p{N}]/u.test(before)) sentences.push(before.trim())
    before = ''
  }
  if (/[\p{L}\p{N}]/u.test(before)) sentences.push(before.trim())
  return sentences
}
