/** The kinds of contact details that a public story may not contain. */
export const contactKinds = ['phone number', 'email address', 'web address', 'postal address'] as const
export type ContactKind = (typeof contactKinds)[number]
