/** Look-alike characters of other scripts by their Latin letter. Source: Unicode's confusables list (UTS 39). */
const looksLike: Record<string, string> = {
  a: 'аɑαᴀꭺ',
  A: 'АΑᎪ',
  b: 'Ьʙ',
  B: 'ВΒᏴ',
  c: 'сϲᴄ',
  C: 'СϹᏟ',
  d: 'ԁɗᴅ',
  D: 'Ꭰ',
  e: 'еєεҽᴇɛ',
  E: 'ЕΕᎬ',
  f: 'ғƒꜰ',
  F: 'Ϝ',
  g: 'ɡցɢ',
  G: 'ԌᏀ',
  h: 'һհʜ',
  H: 'НΗᎻ',
  i: 'іιıɪɩ',
  I: 'ІΙӀᎥ',
  j: 'јյᴊ',
  J: 'ЈᎫ',
  k: 'кκᴋ',
  K: 'КΚᏦ',
  l: 'ӏʟⅼ',
  L: 'ԼᏞ',
  m: 'мᴍ',
  M: 'МΜᎷ',
  n: 'пηոɴ',
  N: 'Ν',
  o: 'оοσօᴏ',
  O: 'ОΟՕ',
  p: 'рρᴘ',
  P: 'РΡᏢ',
  q: 'ԛզ',
  r: 'гʀᎡ',
  s: 'ѕꜱ',
  S: 'ЅՏᏚ',
  t: 'тτᴛ',
  T: 'ТΤᎢ',
  u: 'υսцμᴜʊ',
  U: 'ՍႮ',
  v: 'ѵνᴠ',
  V: 'ѴᏙ',
  w: 'ԝшωᴡ',
  W: 'ԜᎳ',
  x: 'хχ×',
  X: 'ХΧ',
  y: 'уүγʏ',
  Y: 'УΥҮ',
  z: 'ᴢ',
  Z: 'ΖᏃ',
}

const latin = new Map(
  Object.entries(looksLike).flatMap(([letter, others]) =>
    Array.from(others, (other): [string, string] => [other, letter]),
  ),
)
/** Start of the negative circled, negative squared and regional indicator alphabets. */
const alphabets = [0x1f150, 0x1f170, 0x1f1e6]

/** The Latin letter that a character resembles; otherwise the character. */
export function lookAlike(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const first = alphabets.find((start) => code >= start && code < start + 26)
  return first === undefined ? (latin.get(sign) ?? sign) : String.fromCharCode(97 + code - first)
}
