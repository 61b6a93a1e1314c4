import { fileURLToPath } from 'node:url'

/** Body text; refrains; titles; first-person text. */
export type Face = 'reading' | 'refrain' | 'display' | 'hand'

export type FontFile = {
  /** `andika-latin-400-normal`: its name inside a book. */
  name: string
  /** The file for the PDF writer. */
  woff: string
  /** The same font as WOFF2, for EPUBs. */
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

/** The fonts of each face, in fallback order. */
export const fontsOf: Record<Face, readonly FontFile[]> = {
  reading: andika('400-normal'),
  refrain: andika('400-italic'),
  display: [...fraunces('600-normal'), ...andika('700-normal')],
  hand: [...fraunces('400-italic'), ...andika('400-italic')],
}
