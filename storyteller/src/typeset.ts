/** Replaces ASCII quotation marks and apostrophes by typographic ones. */
export const typeset = (text: string): string =>
  text
    .replace(/(^|[\s(—])"/g, '$1“')
    .replaceAll('"', '”')
    // A quotation inside of one; 'til and 'em begin with an apostrophe.
    .replace(/(^|[\s(—“])'(?!(?:em|til|tis|twas)\b)(?=\p{L})/giu, '$1‘')
    .replaceAll("'", '’')
