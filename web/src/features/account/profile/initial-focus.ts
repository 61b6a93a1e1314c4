/** A ref for a form in a dialog: puts the initial focus on its first field, in place of the heading. */
export const initialFocus = (form: HTMLFormElement | null): void =>
  // React's own autoFocus acts before the dialog is open.
  form?.querySelector('input:not([hidden])')?.setAttribute('autofocus', '')
