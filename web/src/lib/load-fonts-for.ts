/** Letters that the default fonts lack: scripts other than Latin and Cyrillic, without symbols and emoji. */
const foreign =
  /[\u0370-\u03ff\u0530-\u1cff\u1f00-\u1fff\u2d00-\u2ddf\u2e80-\ua63f\ua840-\ufaff\ufb07-\ufdff\ufe30-\ufffb\u{10000}-\u{1ebff}\u{20000}-\u{3ffff}]/u

/** Loads fonts for the scripts of a text, if needed. If that fails, system fonts are used. */
export const loadFontsFor = (text: string): void => {
  if (foreign.test(text))
    void import('./script-fonts.ts').then(({ loadFonts }) => loadFonts(text)).catch(() => {})
}

/** Loads fonts for typed text as well. */
export const watchTyping = (): void =>
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      loadFontsFor(target.value)
  })
