import type { FastifyInstance } from 'fastify'
import { catalogKeyRoutes } from '../features/catalog/catalog-key-routes.ts'
import { catalogRoutes } from '../features/catalog/catalog-routes.ts'
import { downloadPublicStory } from '../features/exports/download-public-story.ts'
import { downloadStory } from '../features/exports/download-story.ts'
import { exportRoutes } from '../features/exports/export-routes.ts'
import { attachmentNamed } from '../features/exports/file-name.ts'
import type { Serve } from '../infra/http/route-server.ts'

type Deps = Parameters<typeof exportRoutes>[1] & { publicUrl: string | null }

/** Books as files: for the browser, and for reading apps through their catalog. */
export function downloadRoutes(app: FastifyInstance, serve: Serve, deps: Deps): void {
  exportRoutes(serve, deps)
  catalogKeyRoutes(serve, deps)
  catalogRoutes(app, {
    ...deps,
    attachmentNamed,
    sendBook: (owner, { copy, ...wanted }) =>
      copy === 'own'
        ? downloadStory(deps, owner, { ...wanted, narrator: undefined })
        : downloadPublicStory(deps, owner, wanted),
  })
}
