type Fonts = [letters: RegExp, family: string, load: () => Promise<unknown>]

/** Where two fonts have a character, the one that was needed first is used: kana select Japanese Han glyphs. */
const fonts: readonly Fonts[] = [
  [
    /[\p{Script=Greek}\p{Script=Devanagari}]/u,
    'Noto Sans Variable',
    () => import('@fontsource-variable/noto-sans/wght.css'),
  ],
  [
    /\p{Script=Arabic}/u,
    'Noto Sans Arabic Variable',
    () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  ],
  [
    /\p{Script=Hebrew}/u,
    'Noto Sans Hebrew Variable',
    () => import('@fontsource-variable/noto-sans-hebrew/wght.css'),
  ],
  [
    /\p{Script=Syriac}/u,
    'Noto Sans Syriac Variable',
    () => import('@fontsource-variable/noto-sans-syriac/wght.css'),
  ],
  [
    /\p{Script=Thaana}/u,
    'Noto Sans Thaana Variable',
    () => import('@fontsource-variable/noto-sans-thaana/wght.css'),
  ],
  [/\p{Script=Nko}/u, 'Noto Sans NKo', () => import('@fontsource/noto-sans-nko/nko-400.css')],
  [
    /\p{Script=Adlam}/u,
    'Noto Sans Adlam Variable',
    () => import('@fontsource-variable/noto-sans-adlam/wght.css'),
  ],
  [
    /\p{Script=Armenian}/u,
    'Noto Sans Armenian Variable',
    () => import('@fontsource-variable/noto-sans-armenian/wght.css'),
  ],
  [
    /\p{Script=Georgian}/u,
    'Noto Sans Georgian Variable',
    () => import('@fontsource-variable/noto-sans-georgian/wght.css'),
  ],
  [
    /\p{Script=Ethiopic}/u,
    'Noto Sans Ethiopic Variable',
    () => import('@fontsource-variable/noto-sans-ethiopic/wght.css'),
  ],
  [
    /\p{Script=Tifinagh}/u,
    'Noto Sans Tifinagh',
    () => import('@fontsource/noto-sans-tifinagh/tifinagh-400.css'),
  ],
  [
    /\p{Script=Cherokee}/u,
    'Noto Sans Cherokee Variable',
    () => import('@fontsource-variable/noto-sans-cherokee/wght.css'),
  ],
  [
    /\p{Script=Canadian_Aboriginal}/u,
    'Noto Sans Canadian Aboriginal Variable',
    () => import('@fontsource-variable/noto-sans-canadian-aboriginal/wght.css'),
  ],
  [
    /\p{Script=Bengali}/u,
    'Noto Sans Bengali Variable',
    () => import('@fontsource-variable/noto-sans-bengali/wght.css'),
  ],
  [
    /\p{Script=Gurmukhi}/u,
    'Noto Sans Gurmukhi Variable',
    () => import('@fontsource-variable/noto-sans-gurmukhi/wght.css'),
  ],
  [
    /\p{Script=Gujarati}/u,
    'Noto Sans Gujarati Variable',
    () => import('@fontsource-variable/noto-sans-gujarati/wght.css'),
  ],
  [
    /\p{Script=Oriya}/u,
    'Noto Sans Oriya Variable',
    () => import('@fontsource-variable/noto-sans-oriya/wght.css'),
  ],
  [
    /\p{Script=Tamil}/u,
    'Noto Sans Tamil Variable',
    () => import('@fontsource-variable/noto-sans-tamil/wght.css'),
  ],
  [
    /\p{Script=Telugu}/u,
    'Noto Sans Telugu Variable',
    () => import('@fontsource-variable/noto-sans-telugu/wght.css'),
  ],
  [
    /\p{Script=Kannada}/u,
    'Noto Sans Kannada Variable',
    () => import('@fontsource-variable/noto-sans-kannada/wght.css'),
  ],
  [
    /\p{Script=Malayalam}/u,
    'Noto Sans Malayalam Variable',
    () => import('@fontsource-variable/noto-sans-malayalam/wght.css'),
  ],
  [
    /\p{Script=Sinhala}/u,
    'Noto Sans Sinhala Variable',
    () => import('@fontsource-variable/noto-sans-sinhala/wght.css'),
  ],
  [
    /\p{Script=Ol_Chiki}/u,
    'Noto Sans Ol Chiki Variable',
    () => import('@fontsource-variable/noto-sans-ol-chiki/wght.css'),
  ],
  [
    /\p{Script=Meetei_Mayek}/u,
    'Noto Sans Meetei Mayek Variable',
    () => import('@fontsource-variable/noto-sans-meetei-mayek/wght.css'),
  ],
  [
    /\p{Script=Tibetan}/u,
    'Noto Serif Tibetan Variable',
    () => import('@fontsource-variable/noto-serif-tibetan/wght.css'),
  ],
  [
    /\p{Script=Mongolian}/u,
    'Noto Sans Mongolian',
    () => import('@fontsource/noto-sans-mongolian/mongolian-400.css'),
  ],
  [
    /\p{Script=Thai}/u,
    'Noto Sans Thai Variable',
    () => import('@fontsource-variable/noto-sans-thai/wght.css'),
  ],
  [/\p{Script=Lao}/u, 'Noto Sans Lao Variable', () => import('@fontsource-variable/noto-sans-lao/wght.css')],
  [/\p{Script=Myanmar}/u, 'Noto Sans Myanmar', () => import('@fontsource/noto-sans-myanmar/myanmar-400.css')],
  [
    /\p{Script=Khmer}/u,
    'Noto Sans Khmer Variable',
    () => import('@fontsource-variable/noto-sans-khmer/wght.css'),
  ],
  [
    /\p{Script=Javanese}/u,
    'Noto Sans Javanese Variable',
    () => import('@fontsource-variable/noto-sans-javanese/wght.css'),
  ],
  [
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    'Noto Sans JP Variable',
    () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  ],
  [/\p{Script=Hangul}/u, 'Noto Sans KR Variable', () => import('@fontsource-variable/noto-sans-kr/wght.css')],
  [
    /[\p{Script=Han}\p{Script=Bopomofo}]/u,
    'Noto Sans SC Variable',
    () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  ],
  [
    /[\p{Script=Han}\p{Script=Bopomofo}]/u,
    'Noto Sans TC Variable',
    () => import('@fontsource-variable/noto-sans-tc/wght.css'),
  ],
]

const loaded = new Set<string>()

/** Adds the style sheets for the scripts of a text. Browsers then load only the font files that they need. */
export async function loadFonts(text: string): Promise<void> {
  const missing = fonts.filter(([letters, family]) => !loaded.has(family) && letters.test(text))
  for (const [, family] of missing) loaded.add(family)
  await Promise.all(missing.map(([, , load]) => load()))
  const families = fonts.flatMap(([, family]) => (loaded.has(family) ? `'${family}'` : []))
  if (missing.length > 0) document.documentElement.style.setProperty('--scripts', families.join(', '))
}
