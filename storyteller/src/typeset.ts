/** Quotation marks and apostrophes as a printer sets them; the material is written with plain ones. */
export const typeset = (text: string): string =>
  text
    .replace(/(^|[\s(—])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
