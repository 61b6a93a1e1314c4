/** The story id in a path of the owner's pages (progress or book); null for other paths. */
export const storyOf = (path: string | null): string | null =>
  /^\/story\/([^/]+)/.exec(path ?? '')?.[1] ?? null
