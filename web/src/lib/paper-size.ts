/** Where people print on Letter paper; elsewhere it is A4. */
const letterRegions = new Set('US CA MX PH CL CO CR DO GT NI PA PR SV VE'.split(' '))

/** @param language of the browser, such as `en-US`; one without a region counts as its commonest region's */
export function usesLetterPaper(language: string): boolean {
  try {
    return letterRegions.has(new Intl.Locale(language).maximize().region ?? '')
  } catch {
    return false
  }
}
