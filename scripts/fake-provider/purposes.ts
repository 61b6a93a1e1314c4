/** The purpose of a request, derived from its path and prompt. */
export const purposes = [
  'outline',
  'pages',
  'picture',
  'safety',
  'speech',
  'transcription',
  'file',
  'models',
  'other',
] as const
export type Purpose = (typeof purposes)[number]
