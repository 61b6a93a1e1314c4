/** What tells strangers where a family is. */
export const contactKinds = ['phone number', 'email address', 'web address', 'postal address'] as const
export type ContactKind = (typeof contactKinds)[number]
