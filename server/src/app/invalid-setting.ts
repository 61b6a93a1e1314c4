/** A wrong setting: its message is the sentence that is shown instead of a start. */
export class InvalidSetting extends Error {}
