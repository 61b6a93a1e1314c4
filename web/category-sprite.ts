import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const folder = `${import.meta.dirname}/src/features/categories/icons`
const moduleId = 'virtual:category-sprite'
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
 * Serves all category icons as one cached SVG file: inlined in the scripts, they would take an eighth of the size limit
 * of a first visit. `virtual:category-sprite` exports its `url` and the icons' `names`.
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
    resolveId: (source) => (source === moduleId ? `\0${moduleId}` : null),
    load(id) {
      if (id !== `\0${moduleId}`) return null
      const source = sprite()
      const fileName = `assets/categories-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`
      // The client build and the SSR build need the same file name.
      if (isBuild) this.emitFile({ type: 'asset', fileName, source })
      const url = isBuild ? `/${fileName}` : devUrl
      return `export const url = ${JSON.stringify(url)}\nexport const names = ${JSON.stringify(names())}`
    },
  }
}
