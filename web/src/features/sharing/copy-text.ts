/**
 * Puts the words of a field on the clipboard. Over plain HTTP on a home network browsers have no clipboard for
 * scripts: there the words are selected, and copied in the old way where that still works.
 * @returns whether they are on the clipboard; if not, they are selected at least
 */
export const copyFrom = async (field: HTMLInputElement): Promise<boolean> => {
  field.focus()
  field.select()
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // Deprecated; without a secure context nothing else copies.
    return document.execCommand('copy')
  }
}
