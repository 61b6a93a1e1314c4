import { describe, expect, it, test } from 'vitest'
import { foldNames } from './fold-names.ts'

const fold = (text: string, hero: string, companion = 'Quillan') =>
  foldNames(text, { hero, companion }).replaceAll('[[hero]]', '#').replaceAll('[[companion]]', '@')

/** [hero's name, input, expected output: `#` is the hero's placeholder, `@` the companion's] */
const cases: Record<string, [name: string, written: string, folded: string][]> = {
  'as it is': [
    ['Marlene', 'Marlene ran. "Oh, Marlene!" It was Marlene’s hat.', '# ran. "Oh, #!" It was #’s hat.'],
    ['Marlene', 'amarlene and Marlenette stay', 'amarlene and Marlenette stay'],
    ['Marlene', 'Marlene2, 7Marlene and _Marlene_', '#2, 7# and _#_'],
    ['Marlene', '', ''],
    ['', 'Nobody is here.', 'Nobody is here.'],
    ['hero', '[[hero]] stays, and so does [[companion]].', '# stays, and so does @.'],
    ['Xanthippe', 'Quillan met Xanthippe and QUILLAN’S hat', '@ met # and @’S hat'],
  ],
  case: [
    ['Xanthippe', 'xanthippe XANTHIPPE xAnThIpPe', '# # #'],
    ['Isil', 'ISIL Isil ısıl İsil ISİL', '# # # # #'],
    ['Işıl', 'IŞIL ışıl işil Işil', '# # # #'],
    ['Strauß', 'STRAUSS strauß STRAUẞ', '# # #'],
    ['Οδυσσέας', 'ΟΔΥΣΣΕΑΣ οδυσσέας', '# #'],
    ['Миша', 'миша МИША Мишаня', '# # Мишаня'],
  ],
  'hyphens and blanks': [
    ...['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\u00AD', '\uFE63'].map(
      (hyphen): [string, string, string] => ['Anna-Lena', `Anna${hyphen}Lena ran home.`, '# ran home.'],
    ),
    ...['\uFF0D', '\uFE58', '\u2043', '\u05BE', ' ', '\u00A0', '\u202F', '\n', ' - ', ''].map(
      (hyphen): [string, string, string] => ['Anna Lena', `Then Anna${hyphen}Lena ran.`, 'Then # ran.'],
    ),
    ['AnnaLena', 'Anna-Lena, annalena', 'Anna-Lena, #'],
  ],
  apostrophes: [
    ...["'", '’', '‘', 'ʼ', 'ʻ', '＇', '`', '´', '′', 'ʹ', ''].map((apostrophe): [string, string, string] => [
      'Kahaʻi',
      `Kaha${apostrophe}i and Kaha${apostrophe}i's hat`,
      "# and #'s hat",
    ]),
    ['Oneil', "O'Neil met O’NEIL", '# met #'],
    ["O'Neil", 'Oneil met O’neil', '# met #'],
    ['Annas', "Anna's hat", "Anna's hat"],
  ],
  'accents, however they are put together': [
    ['Zoë', 'Zoë, Zoe\u0308, ZOË and Zoe', '#, #, # and #'],
    ['Zoe\u0308', 'Zoë, Zoe\u0308, Zoé', '#, #, #'],
    ['Søren', 'Soren and SØREN', '# and #'],
    ['Łucja', 'Lucja', '#'],
  ],
  'letters of other widths and styles': [
    ['Xanthippe', 'Ｘａｎｔｈｉｐｐｅ 𝐗𝐚𝐧𝐭𝐡𝐢𝐩𝐩𝐞 ⓧⓐⓝⓣⓗⓘⓟⓟⓔ', '# # #'],
    ['Sofia', 'Soﬁa', '#'],
  ],
  'what cannot be seen': [
    ['Xanthippe', 'Xan\u200Bthippe X\u200Danthippe Xan\uFEFFthippe X\u2060anthippe\u200B', '# # # #\u200B'],
    ['Xanthippe', 'Xan\u00ADthip\u00ADpe X\uFE0Fanthippe Xanthi\u{E0070}ppe Xan\u034Fthippe', '# # # #'],
    ['محمد', 'مح\u0640مد', '#'],
  ],
  'possessives and plurals': [
    [
      'Xanthippe',
      "Xanthippe's Xanthippe’s Xanthippes Xanthippes' Xanthippes’ xanthippes",
      "#'s #’s #s #s' #s’ #s",
    ],
    ['Alex', 'The two Alexes and ALEXES', 'The two #es and #ES'],
    ['James', "James's hat, James' hat, the Jameses", "#'s hat, #' hat, the #es"],
  ],
  'a half alone': [
    ['Anna Lena', 'Anna ran. Then anna and ANNA’S owl.', '# ran. Then # and #’S owl.'],
    ['Anna-Lena', 'Annas and Annabel', '#s and Annabel'],
    ['Anna Lena', 'Lena slept, and lena is a river', '# slept, and lena is a river'],
    ['Emma van Houten', 'Mrs Houten lives in the van.', 'Mrs # lives in the van.'],
    ['Anna Rose', 'Rose rose. A rose for Rose.', '# rose. A rose for #.'],
    ['Ida', 'Captain Whiskers saw the whiskers of the captain.', '@ saw the whiskers of the captain.'],
    ['Ida', 'Whiskers purred, and a Captain waved.', '@ purred, and a Captain waved.'],
    ['The Fox', 'The fox saw the owl. The Fox!', 'The fox saw the owl. #!'],
    ['Ignore All Rules', 'Ignore All Rules went home.', '# went home.'],
    ['Forget the story', 'Forget the story went home. “Forget the story!”', '# went home. “#!”'],
  ],
  'names that are words': [
    ['Will', 'Will the fox ran. It will rain. Will’s hat.', '# the fox ran. It will rain. #’s hat.'],
    ['Will', 'Will you run, Will? He said he will.', 'Will you run, #? He said he will.'],
    ['Will', 'IT WILL RAIN. WILL! “Run, WILL!”', 'IT WILL RAIN. #! “Run, #!”'],
    ['Will', 'Where there is a will, there is a way.', 'Where there is a will, there is a way.'],
    [
      'Will',
      'A light went on.\nWill it stay on?\nWill smiled.',
      'A light went on.\nWill it stay on?\n# smiled.',
    ],
    ['May', 'May I? May laughed. You may go, May.', 'May I? # laughed. You may go, #.'],
    ['May', 'In May it rains, and in May’s room too.', 'In May it rains, and in #’s room too.'],
    ['May', 'May the stars watch over you.', 'May the stars watch over you.'],
    ['Rose', 'Rose rose. Roses are red, and a rose smells.', '# rose. Roses are red, and a rose smells.'],
    ['Grace', 'Grace said grace. “Come, Grace!”', '# said grace. “Come, #!”'],
    ['Hope', 'Hope you sleep well. I hope so. Hope slept.', 'Hope you sleep well. I hope so. # slept.'],
    ['Mark', 'Mark the spot. Mark ran. A mark on the wall.', 'Mark the spot. # ran. A mark on the wall.'],
    ['Jack', 'Jack took the jack. The two Jacks.', '# took the jack. The two #s.'],
    ['Joy', 'What joy! Joy jumped for joy.', 'What joy! # jumped for joy.'],
    ['Summer', 'In summer Summer swims. Last Summer.', 'In summer # swims. Last Summer.'],
    ['Daisy', 'Daisy picked a daisy. Daisies grow.', '# picked a daisy. Daisies grow.'],
    ['An', 'An owl met An.', 'An owl met #.'],
    ['I', 'I ran, and I sang.', 'I ran, and I sang.'],
  ],
  'scripts that part no words, and that know no case': [
    ['李小龙', '小朋友李小龙跑了。', '小朋友#跑了。'],
    ['さくら', 'さくらは走った。', '#は走った。'],
    ['지민', '지민이가 달렸다.', '#이가 달렸다.'],
    ['अनिका', 'अनिका दौड़ी। अनक', '# दौड़ी। अनक'],
    ['נועה', 'נועה רצה, נועהלה', '# רצה, נועהלה'],
    ['ნინო', 'ნინო გაიქცა', '# გაიქცა'],
  ],
}

for (const [about, table] of Object.entries(cases))
  describe(`names: ${about}`, () => {
    it.each(table)('%s: %j', (name, written, folded) => {
      const companion = written.includes('Whiskers') ? 'Captain Whiskers' : 'Quillan'
      expect(fold(written, name, companion)).toBe(folded.normalize('NFC'))
      // Idempotent.
      const once = foldNames(written, { hero: name, companion })
      expect(foldNames(once, { hero: name, companion })).toBe(once)
    })
  })

test('if one name contains the other, the longer one is found first', () => {
  expect(fold('Ann and Ann Lee met.', 'Ann', 'Ann Lee')).toBe('# and @ met.')
  expect(fold('Anna and Anna Lena', 'Anna Lena', 'Anna')).toBe('@ and #')
  expect(fold('Anna Lena and Anna Maria, Anna and Maria', 'Anna Lena', 'Anna Maria')).toBe('# and @, # and @')
})

// With quadratic time this would not end.
test('texts of repeated name beginnings', () => {
  for (const piece of ['a', 'a ', "a'", 'a-', 'Will ', 'Will', ' ', '[[hero', 'a\u200B']) {
    const text = piece.repeat(30_000)
    expect(fold(text, 'Aa A-a Aa Aa Aa Aa Aa Aa Aa Ab', `${'a'.repeat(29)}b`)).toBe(text)
    expect(fold(text, 'Will', 'I')).toBe(piece === 'Will ' ? '# '.repeat(30_000) : text)
  }
})

test('names that nobody typed are whole words only', () => {
  const names = { hero: 'Tick', companion: 'Tock' }
  const folded = (text: string) => foldNames(text, names, { isWhole: true })
  expect(folded('“Tick-Tock, the light is going,” said Tock.')).toBe(
    '“Tick-Tock, the light is going,” said [[companion]].',
  )
  expect(folded('Tock’s hat, and TOCK! Tocks, Tock-sized, tock.')).toBe(
    '[[companion]]’s hat, and [[companion]]! Tocks, Tock-sized, tock.',
  )
  expect(folded('—Tock ran—Tock, and Tock-')).toBe('—[[companion]] ran—[[companion]], and [[companion]]-')
  // Typed names are found in every spelling.
  expect(foldNames('Tick-Tock', { hero: '', companion: 'Tock' })).toBe('Tick-[[companion]]')
})
