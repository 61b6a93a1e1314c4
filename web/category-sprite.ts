import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const folder = `${import.meta.dirname}/src/features/categories/icons`
const id = 'virtual:category-sprite'
const devUrl = '/category-sprite.svg'

const names = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -4))

const symbol = (name: string) => {
  const inner = readFileSync(`${folder}/${name}.svg`, 'utf8').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
  return `<symbol id="${name}" viewBox="0 0 48 48">${inner}</symbol>`
}
const sprite = () =>
  `<svg xmlns="http://www.w3.org/2000/svg">${names()
    .map((name) => symbol(name))
    .join('')}</svg>`

/**
 * All category icons in one file that is fetched once and cached: as strings in the scripts they would be
 * an eighth of what a first visit may cost. `virtual:category-sprite` exports its `url` and the `names` in it.
 */
export const categorySprite = (): Plugin => {
  let isBuild = false
  return {
    name: 'category-sprite',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    configureServer: ({ middlewares }) =>
      void middlewares.use(devUrl, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(sprite())
      }),
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null
      const url = isBuild
        ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: 'categories.svg', source: sprite() })}`
        : JSON.stringify(devUrl)
      return `export const url = ${url}\nexport const names = ${JSON.stringify(names())}`
    },
  }
}
