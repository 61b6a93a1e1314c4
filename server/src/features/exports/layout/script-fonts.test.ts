import type { Script } from '@moonpage/contract/scripts'
import { expect, test } from 'vitest'
import { openFontMetrics } from './font-metrics.ts'

const words: Record<Script, string> = {
  Latin: 'Ngọc',
  Greek: 'Ἀθηνᾶ',
  Cyrillic: 'Ђорђе',
  Arabic: 'محمد',
  Hebrew: 'נועה',
  Syriac: 'ܡܪܝܡ',
  Thaana: 'މަރިޔަމް',
  Nko: 'ߝߊ߬ߕߎ',
  Adlam: '𞤀𞤥𞤭𞤲𞤢',
  Armenian: 'Նարեկ',
  Georgian: 'ნინო',
  Ethiopic: 'ሰላም',
  Tifinagh: 'ⵜⵉⵣⵉⵔⵉ',
  Cherokee: 'ᏣᎳᎩ',
  Canadian_Aboriginal: 'ᓯᓚ',
  Devanagari: 'अनिका',
  Bengali: 'আনিকা',
  Gurmukhi: 'ਸਿਮਰਨ',
  Gujarati: 'આરવ',
  Oriya: 'ଅନନ୍ୟା',
  Tamil: 'தமிழ்செல்வி',
  Telugu: 'శ్రీజ',
  Kannada: 'ಅನನ್ಯ',
  Malayalam: 'അഞ്ജലി',
  Sinhala: 'ශ්‍රියානි',
  Ol_Chiki: 'ᱥᱟᱱᱛᱟᱲᱤ',
  Meetei_Mayek: 'ꯂꯩꯃ',
  Tibetan: 'བཀྲ་ཤིས',
  Mongolian: 'ᠨᠠᠷᠠ',
  Thai: 'ไพลิน',
  Lao: 'ບຸນມີ',
  Myanmar: 'သီရိ',
  Khmer: 'សុភា',
  Javanese: 'ꦱꦿꦶ',
  Han: '李小龙龍',
  Hiragana: 'さくら',
  Katakana: 'サクラー',
  Bopomofo: 'ㄅㄆㄇ',
  Hangul: '지민',
}

test('names in all supported scripts get fonts with all their letters', async () => {
  const text = Object.values(words).join(' ')
  const type = await openFontMetrics({ reading: text, display: text, hand: text })
  for (const face of ['reading', 'refrain', 'display', 'hand'] as const)
    for (const [script, word] of Object.entries(words)) {
      const runs = type.runs(word, face)
      expect(runs.map((run) => run.text).join(''), `${script}, ${face}`).toBe(word.normalize('NFC'))
      for (const { font, text: letters } of runs)
        if ('shape' in font)
          expect(
            font.shape(letters).map(({ id }) => id),
            `${script}, ${face}`,
          ).not.toContain(0)
    }
})

test('letters are shaped: they join, reorder and stack', async () => {
  const glyphs = async (word: string) => {
    const type = await openFontMetrics({ reading: word, display: '', hand: '' })
    const [run] = type.runs(word, 'reading')
    return run && 'shape' in run.font ? run.font.shape(run.text) : []
  }
  // The last letter of an Arabic word is on the left; of two equal ones, one has its final form.
  const joined = await glyphs('ممم')
  expect(joined.map(({ letters }) => letters)).toEqual(['م', 'م', 'م'])
  expect(new Set(joined.map(({ id }) => id)).size).toBe(3)
  // A vowel pronounced after its consonant may be written before it.
  const [vowel, consonant] = await glyphs('नि')
  expect([vowel?.letters, consonant?.letters]).toEqual(['नि', ''])
  // Four letters, two of them without a vowel, in fewer glyphs.
  expect((await glyphs('क्ष')).length).toBe(1)
})

test('most books need no additional fonts', async () => {
  const text = 'Zoë met Фёдор — “Łucja!” — and Ngọc Ánh.'
  const type = await openFontMetrics({ reading: text, display: text, hand: text })
  expect(type.fontsOf('reading').every((font) => 'woff' in font)).toBe(true)
})
