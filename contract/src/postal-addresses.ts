const street =
  '(?:Street|St\\.?|Road|Rd\\.?|Avenue|Ave\\.?|Lane|Ln\\.?|Drive|Dr\\.?|Close|Court|Ct\\.?|Place|Pl\\.?|Square|Sq\\.?|Crescent|Terrace|Way|Boulevard|Blvd\\.?|Gardens|Grove|Mews|Parade|Row|Rise|Hill)'
const name = "(?!The |A |An |And |Of )\\p{Lu}[\\p{L}\\p{M}'’-]{0,40}"
const states =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'

/**
 * Street addresses with a house number, and postal codes that cover few houses. Case-sensitive: only capitals tell
 * “7 Mill Lane” from “seven mills in a lane”.
 */
export const postalAddresses: readonly RegExp[] = [
  `(?<![\\p{L}\\p{N}.,:-])\\d{1,5}[a-zA-Z]?,? (?:${name} ){1,4}${street}(?![\\p{L}\\p{N}]| of | to )(?:,? \\p{Lu}[\\p{L}-]{1,40}){0,3}`,
  // Hauptstraße 5, Lindenweg 12a
  `(?<!\\p{L})\\p{Lu}[\\p{L}-]{1,40}(?:straße|strasse|str\\.|weg|gasse|platz|allee|damm|straat|laan|gatan|vägen|gata) \\d{1,4}[a-z]?(?![\\p{L}\\p{N}])`,
  // 12 rue de la Paix
  `(?<![\\p{L}\\p{N}.,:-])\\d{1,4}(?: bis)?,? (?:rue|avenue|boulevard|allée|chemin|impasse|quai) (?:(?:de|du|des|la|le|les|de l['’]|d['’]) ?){0,2}\\p{Lu}[\\p{L}'’-]{1,40}`,
  // Calle Mayor 3, Via Roma 12
  `(?<!\\p{L})(?:Calle|Avenida|Plaza|Via|Viale|Piazza|Rua|Ulica|Ul\\.) (?:${name} ?){1,3},? ?\\d{1,4}(?![\\p{L}\\p{N}])`,
  // SW1A 1AA
  '(?<![\\p{L}\\p{N}])[A-PR-UWYZ][A-HK-Y]?\\d[A-Z\\d]? ?\\d[ABD-HJLNP-UW-Z]{2}(?![\\p{L}\\p{N}])',
  // Springfield, IL 62704
  `(?<!\\p{L})\\p{Lu}[\\p{L}.'’-]{1,40},? (?:${states}),? \\d{5}(?:-\\d{4})?(?!\\d)`,
  '(?<!\\p{L})P\\.? ?O\\.? Box \\d{1,6}(?!\\d)',
].map((pattern) => new RegExp(pattern, 'gu'))
