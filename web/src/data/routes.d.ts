/** Generated from the contract at build time; see `route-table.ts` next to `vite.config.ts`. */
declare module 'virtual:routes' {
  import type { Api } from '@moonpage/contract/api'

  const routes: Api
  export = routes
}
