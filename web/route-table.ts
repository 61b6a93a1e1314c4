import type { Plugin } from 'vite'
import { api } from '../contract/src/api.ts'
import type { Route } from '../contract/src/route.ts'

const table = 'virtual:routes'
const line = `${table}/`

/**
 * The contract's routes as the browser calls them, without the schemas behind them (10 KiB): `virtual:routes` exports
 * method, path and messages of each by its name. Each is a module of its own, so that a page loads only those it calls.
 */
export const routeTable = (): Plugin => ({
  name: 'route-table',
  resolveId: (source) => (source === table || source.startsWith(line) ? `\0${source}` : null),
  load(asked) {
    if (asked === `\0${table}`)
      return Object.keys(api)
        .map((name) => `export { ${name} } from '${line}${name}'`)
        .join('\n')
    const [name, route]: [string?, Route?] =
      Object.entries(api).find(([each]) => asked === `\0${line}${each}`) ?? []
    if (!name || !route) return null
    const { method, path, failure, asksToLogIn } = route
    return `export const ${name} = ${JSON.stringify({ method, path, failure, asksToLogIn })}`
  },
})
