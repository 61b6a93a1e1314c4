/** Generated from `icons/` at build time, one symbol per category; see `category-sprite.ts` next to `vite.config.ts`. */
declare module 'virtual:category-sprite' {
  export const url: string
  export const names: string[]
}
