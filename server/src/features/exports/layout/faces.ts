import { fileURLToPath } from 'node:url'

/** What a child reads; what comes again; titles; words in somebody's own voice. */
export type Face = 'reading' | 'refrain' | 'display' | 'hand'

export type FontFile = {
  /** `andika-latin-400-normal`: how it is called inside a book. */
  name: string
  /** Its file as the PDF's writer reads it. */
  woff: string
  /** The same font, smaller, as e-books carry it. */
  woff2: string
}

function font(family: 'andika' | 'fraunces', subset: string, cut: string): FontFile {
  const name = `${family}-${subset}-${cut}`
  const file = (ending: string) =>
    fileURLToPath(import.meta.resolve(`@fontsource/${family}/files/${name}.${ending}`))
  return { name, woff: file('woff'), woff2: file('woff2') }
}

const andika = (cut: string): FontFile[] =>
  ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'].map((subset) =>
    font('andika', subset, cut),
  )

// Fraunces has no Cyrillic: such titles are set in Andika.
const fraunces = (cut: string): FontFile[] =>
  ['latin', 'latin-ext', 'vietnamese'].map((subset) => font('fraunces', subset, cut))

/** The fonts of each face, the one to try first in front. */
export const fontsOf: Record<Face, readonly FontFile[]> = {
  reading: andika('400-normal'),
  refrain: andika('400-italic'),
  display: [...fraunces('600-normal'), ...andika('700-normal')],
  hand: [...fraunces('400-italic'), ...andika('400-italic')],
}
