/** Letters that the fonts of every page lack: none of Latin and Cyrillic, no signs and no emoji. */
const foreign =
  /[\u0370-\u03ff\u0530-\u1cff\u1f00-\u1fff\u2d00-\u2ddf\u2e80-\ua63f\ua840-\ufaff\ufb07-\ufdff\ufe30-\ufffb\u{10000}-\u{1ebff}\u{20000}-\u{3ffff}]/u

/** Brings fonts for the letters of a text, where it has any that need them. Not had, those of the system will do. */
export const loadFontsFor = (text: string): void => {
  if (foreign.test(text))
    void import('./script-fonts.ts').then(({ loadFonts }) => loadFonts(text)).catch(() => {})
}

/** Whoever types such letters sees them in those fonts as well. */
export const watchTyping = (): void =>
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      loadFontsFor(target.value)
  })
