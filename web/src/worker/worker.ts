import { fromBook, hasBooks, isOfBook } from './from-book.ts'
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

/** Where kept books are read. */
const isForKept = (path: string): boolean => /^\/(public\/)?story\/|^\/dashboard\/kept\b/.test(path)
const shelf = '/dashboard/kept'

/** The page of the shell. Where books are kept, the way to all other pages leads to their shelf. */
const offlinePage = async (path: string): Promise<Response | undefined> =>
  !isForKept(path) && (await hasBooks()) ? Response.redirect(shelf) : shellPage()

const openPage = ({ request, preloadResponse }: FetchEvent, path: string): Promise<Response> => {
  const preloaded = preloadResponse as Promise<Response | undefined>
  return withNetwork(
    preloaded.then((response) => response ?? fetch(request)),
    () => offlinePage(path),
  )
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(openPage(event, pathname))
  } else if (pathname.startsWith('/assets/'))
    event.respondWith(fromShell(request.url).then((known) => known ?? fetch(request)))
  else if (isOfBook(pathname)) event.respondWith(withNetwork(fetch(request), () => fromBook(request)))
})
