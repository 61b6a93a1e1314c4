/** The story that a path of its owner's belongs to, its progress page or its book; null for any other page. */
export const storyOf = (path: string | null): string | null =>
  /^\/story\/([^/]+)/.exec(path ?? '')?.[1] ?? null
