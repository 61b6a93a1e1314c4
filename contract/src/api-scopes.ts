/**
 * What an API key may do. `read`: stories, collections, favorites, and books as files. `create`: make stories. A route
 * without a scope is closed to keys.
 */
export const apiScopes = ['read', 'create'] as const
export type ApiScope = (typeof apiScopes)[number]
