/** An invalid setting: its message is shown instead of starting. */
export class InvalidSetting extends Error {}
