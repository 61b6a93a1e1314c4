/** As Greek passports write names (ISO 843, type 2), without its rules for single sounds. */
const greek: Record<string, string> = {
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n',
  ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
} // prettier-ignore

const pairs: Record<string, string> = {
  αυ: 'av', ευ: 'ev', ου: 'ou', γγ: 'ng', γκ: 'gk', γχ: 'nch', γξ: 'nx',
} // prettier-ignore

const spell = (letters: string): string =>
  pairs[letters] ?? Array.from(letters, (letter) => greek[letter] ?? '').join('')

/**
 * Greek words in Latin letters, as they stand in passports: Ελένη → Eleni. For fonts without Greek; other text is
 * left as it is.
 */
export const greekInLatin = (text: string): string =>
  text.replace(/[\p{Script=Greek}\u0300-\u036f]+/gu, (word) => {
    const bare = word.normalize('NFD').replace(/\p{M}/gu, '')
    if (!/\p{Script=Greek}/u.test(bare)) return word
    const isShouted = bare.length > 1 && bare === bare.toUpperCase()
    const spelled = bare.replace(/αυ|ευ|ου|γγ|γκ|γχ|γξ|./giu, (letters) => {
      const latin = spell(letters.toLowerCase())
      const isCapital = letters[0] !== letters[0]?.toLowerCase()
      return isCapital ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin
    })
    return isShouted ? spelled.toUpperCase() : spelled
  })
