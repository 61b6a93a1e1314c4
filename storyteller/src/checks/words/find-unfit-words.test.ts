import { describe, expect, it, test } from 'vitest'
import { findUnfitWords, hasSevereWords, maskUnfitWords } from './find-unfit-words.ts'
import { harmlessSentences } from './test-harmless-sentences.ts'

const found = (text: string) => findUnfitWords(text).map(({ start, end }) => text.slice(start, end))

describe('harmless sentences are not found', () => {
  it('are two hundred', () => expect(new Set(harmlessSentences).size).toBeGreaterThanOrEqual(200))

  it.each(harmlessSentences)('%s', (sentence) => {
    expect(found(sentence)).toEqual([])
    // The same in capitals with ASCII apostrophes.
    expect(found(sentence.toUpperCase().replaceAll('’', "'"))).toEqual([])
  })

  it('are harmless next to other sentences', () => {
    for (const [at, sentence] of harmlessSentences.entries())
      expect([sentence, found(`${harmlessSentences.at(at - 1)} ${sentence}`)]).toEqual([sentence, []])
  })

  it.each([
    'Willy, Randy, Gay, Cox, Weed, Gunther, Raper, Cassidy, Shitake, Sussex',
    'The heroine ate a Bloody Mary burger and a cocktail sausage',
    'Für Max und Zoë, à bientôt, Любимой Маше, Νύχτα, さくら, 李小龙, محمد',
    'Мышь сидела тихо. Кот спал. Рот, сок, нос, хвост.',
    '',
  ])('names and other languages: %s', (text) => expect(found(text)).toEqual([]))
})

describe('severe words are found', () => {
  const disguises = [
    ['fuck', 'FUCK', 'fucking', 'What the fuck?', 'motherfucker'],
    ['f u c k', 'F U C K', 'f  u  c  k', 'f\nu\nc\nk', 'I f u c k you', 'fu ck', 'f uck', 'fuc king'],
    ['f.u.c.k', 'f-u-c-k', 'f_u_c_k', 'f*u*c*k', 'fu.ck', 'f…u…c…k', 'f. u. c. k.', 's.h.i.t'],
    ['f\u200Buck', 'fu\u200Dck', 'f\u2060u\u2060c\u2060k', 'fu\uFEFFck', 'f\u{E0001}uck', 'fu\uFE0Fck'],
    ['fu\u00ADck', 's\u00ADhit', 'f\u034Fuck'],
    ['fuсk', 'ѕһіt', 'ѕһіт', 'fυck', 'fμck', 'bіtсh', 'ՏհIT', 'ꜰᴜᴄᴋ', 'ᏟUNT'],
    ['ｆｕｃｋ', '𝐟𝐮𝐜𝐤', '𝓯𝓾𝓬𝓴', 'ⓕⓤⓒⓚ', '🅵🆄🅲🅺', '🇫🇺🇨🇰', 'fúck', 'shït', 'f̶u̶c̶k̶'],
    [
      'sh1t',
      '$hit',
      'b!tch',
      'fuc|<ing shit',
      'a$$hole',
      'p0rn',
      'c0ca1ne',
      's1ut',
      'k1ll',
      'h1tler',
      '5h1t',
    ],
    ['fuuuuck', 'fuckkkk', 'shiiit', 'shiit', 'fuuck', 'SHIIIIITTTT', 'biiitch', 'f.u.u.c.k'],
    ['f*ck', 'f**k', 'sh*t', 'f***', 'b*tch', 'sh#t', 'f*cking'],
    ['s h 1 t', 'ｆ ｕ ｃ ｋ', 'f\u200B u c k', 'ƒ.ų.ç.k', 'F.U.U.C.K', 'n1gg3r'],
    ['fuk you', 'phuck', 'fcking', 'wtf'],
    [
      'He killed the king',
      'a gun and some cocaine',
      'so sexy',
      'bítch',
      'They will k.i.l.l you.',
      'machine gun',
    ],
  ].flat()
  it.each(disguises)('%j', (text) => {
    expect(hasSevereWords(text)).toBe(true)
    expect(hasSevereWords(`A fox ran home. ${text} It slept.`)).toBe(true)
  })
})

describe('doubtful words are found in context, and are not severe', () => {
  it.each([
    'The old bear died in the night.',
    'She lay dead on the cold stones.',
    'There was blood on the floor.',
    'They drank wine until they were drunk.',
    'He lit a cigarette.',
    'The skull grinned from the open grave.',
    'You are an idiot, said the owl.',
    'Don’t tell your mum about our secret.',
    'Shut up, said the fox.',
    'The witch poisoned the soup.',
  ])('%s', (sentence) => {
    expect(found(sentence)).not.toEqual([])
    expect(hasSevereWords(sentence)).toBe(false)
  })
})

test('matches have their kind and position', () => {
  const text = 'The fox 🦊 said sh\u200Bit and drank beer.'
  expect(findUnfitWords(text)).toEqual([
    { kind: 'swearing', isSevere: true, start: 16, end: 21 },
    { kind: 'drinking or smoking', isSevere: false, start: 32, end: 36 },
  ])
  expect(found('f u c k')).toEqual(['f u c k'])
})

describe('maskUnfitWords', () => {
  it.each([
    ['He KILLED the king, killing time', 'He K***** the king, killing time'],
    ['a machine gun', 'a m**********'],
    ['bítch, bi\u0301tch, ﬁt', 'b****, b****, ﬁt'],
    ['🦊 shit 🦊', '🦊 s*** 🦊'],
    ['f u c k and 🅵🆄🅲🅺!', 'f****** and 🅵***!'],
    ['The owl died, and Dick and Fanny', 'The owl died, and Dick and Fanny'],
    ['', ''],
  ])('%s', (text, masked) => expect(maskUnfitWords(text)).toBe(masked))
})

// With quadratic time this would not finish within the timeout.
test('long texts of partial matches take linear time', () => {
  for (const piece of [
    'f',
    'f ',
    'f.',
    'kill ',
    'was ',
    'the battery ',
    'a',
    '1',
    '*',
    "don't tell mum ",
    'k-',
  ])
    expect(Array.isArray(findUnfitWords(piece.repeat(10_000)))).toBe(true)
})
