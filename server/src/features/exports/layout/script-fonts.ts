import type { Face } from './faces.ts'
import { partFor, signOrder } from './script-families.ts'
import type { ScriptFont } from './script-font.ts'

export type ScriptFonts = Record<Face, readonly ScriptFont[]>

export const noScriptFonts: ScriptFonts = { reading: [], refrain: [], display: [], hand: [] }

/** Titles are bold; italic faces are italic if the script has italics. */
const cuts: Record<Face, { weight: number; isItalic: boolean }> = {
  reading: { weight: 400, isItalic: false },
  refrain: { weight: 400, isItalic: true },
  display: { weight: 600, isItalic: false },
  hand: { weight: 400, isItalic: true },
}

type Cut = { file: string; weight: number | null; letters: Set<string>; faces: Set<Face> }

/**
 * Loads fonts for letters that the book's own fonts lack, subset to the book.
 * @param lacking letters by face, with the text around them
 */
export async function openScriptFonts(
  lacking: Record<Face, { letters: ReadonlySet<string>; text: string }>,
): Promise<ScriptFonts> {
  const wanted = new Map<string, Cut>()
  for (const [face, { letters, text }] of Object.entries(lacking) as [Face, (typeof lacking)[Face]][]) {
    const { weight, isItalic } = cuts[face]
    const order = signOrder(text)
    for (const letter of letters) {
      const part = partFor(letter, order)
      if (!part) continue
      const file = (isItalic && part.italic) || part.file
      const name = `${part.name}-${part.isVariable ? weight : 400}${file === part.file ? '' : '-italic'}`
      const cut = wanted.get(name) ?? {
        file,
        weight: part.isVariable ? weight : null,
        letters: new Set(),
        faces: new Set(),
      }
      cut.letters.add(letter)
      cut.faces.add(face)
      wanted.set(name, cut)
    }
  }
  if (wanted.size === 0) return noScriptFonts
  // Loaded on demand: most books do not need these libraries.
  const { cutFont } = await import('./script-font.ts')
  const fonts: Record<Face, ScriptFont[]> = { reading: [], refrain: [], display: [], hand: [] }
  for (const [name, { file, weight, letters, faces }] of wanted) {
    const font = await cutFont(name, file, { letters: [...letters].join(''), weight })
    for (const face of faces) fonts[face].push(font)
  }
  return fonts
}
