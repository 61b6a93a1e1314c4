/** A ref of a form in a dialog: the dialog opens with the focus in its first field instead of on its heading. */
export const initialFocus = (form: HTMLFormElement | null): void =>
  // React's own autoFocus acts before the dialog is open.
  form?.querySelector('input:not([hidden])')?.setAttribute('autofocus', '')
