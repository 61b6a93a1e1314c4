/** Replaces ASCII quotation marks and apostrophes by typographic ones. */
export const typeset = (text: string): string =>
  text
    .replace(/(^|[\s(—])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
