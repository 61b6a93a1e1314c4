import type { Plugin } from 'vite'
import { api } from '../contract/src/api.ts'
import type { Route } from '../contract/src/route.ts'

const tableId = 'virtual:routes'
const routePrefix = `${tableId}/`

/**
 * Strips the contract's routes down to what the browser needs, without their schemas (10 KiB): `virtual:routes` exports
 * method, path and messages of each route by name. Each route is a module, so that a page loads only those it calls.
 */
export const routeTable = (): Plugin => ({
  name: 'route-table',
  resolveId: (source) => (source === tableId || source.startsWith(routePrefix) ? `\0${source}` : null),
  load(id) {
    if (id === `\0${tableId}`)
      return Object.keys(api)
        .map((name) => `export { ${name} } from '${routePrefix}${name}'`)
        .join('\n')
    const [name, route]: [string?, Route?] =
      Object.entries(api).find(([key]) => id === `\0${routePrefix}${key}`) ?? []
    if (!name || !route) return null
    const { method, path, failure, asksToLogIn, takes } = route
    return `export const ${name} = ${JSON.stringify({ method, path, failure, asksToLogIn, takes })}`
  },
})
