/** Made at build time out of `icons/`, one symbol a category; see `category-sprite.ts` beside `vite.config.ts`. */
declare module 'virtual:category-sprite' {
  export const url: string
  export const names: string[]
}
