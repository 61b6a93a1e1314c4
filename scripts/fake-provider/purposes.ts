/** What a request is for, as far as it can be told from its path and its prompt. */
export const purposes = ['outline', 'pages', 'picture', 'safety', 'file', 'models', 'other'] as const
export type Purpose = (typeof purposes)[number]
