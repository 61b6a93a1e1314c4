/**
 * Copies the text of a field. Over plain HTTP there is no clipboard API: there it selects the text and tries
 * `execCommand`.
 * @returns whether it was copied; otherwise it is selected at least
 */
export const copyFrom = async (field: HTMLInputElement): Promise<boolean> => {
  field.focus()
  field.select()
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // Deprecated, but the only way without a secure context.
    return document.execCommand('copy')
  }
}
