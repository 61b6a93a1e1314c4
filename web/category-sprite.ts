import { createHash } from 'node:crypto'
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
    load(asked) {
      if (asked !== `\0${id}`) return null
      const source = sprite()
      const fileName = `assets/categories-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`
      // The same name in the build for the browser and in the one that draws first screens.
      if (isBuild) this.emitFile({ type: 'asset', fileName, source })
      const url = isBuild ? `/${fileName}` : devUrl
      return `export const url = ${JSON.stringify(url)}\nexport const names = ${JSON.stringify(names())}`
    },
  }
}
