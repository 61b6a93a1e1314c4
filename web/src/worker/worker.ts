import { withNetwork } from './with-network.ts'
import { fromShell, installShell, removeOldShells, shellPage } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(installShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([removeOldShells(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  )
})

/** Whether a path is one of the app's pages; the same as in server/src/infra/http/web-app.ts. */
const isPage = (path: string): boolean => !/^\/(api|static|opds)\/|\.\w+$/.test(path)

const openPage = ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  withNetwork((async () => ((await preloadResponse) as Response | undefined) ?? fetch(request))(), shellPage)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(openPage(event))
  } else if (pathname.startsWith('/assets/'))
    event.respondWith(fromShell(request.url).then((known) => known ?? fetch(request)))
})
