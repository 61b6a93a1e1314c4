import { createContext, Fragment, type ReactNode, useContext, useEffect, useMemo } from 'react'
import type { Location, Navigate as Go, NavigationType, Place } from './history.ts'
import { matchPath, type Params } from './match-path.ts'

type RouterState = Place & { navigate: Go }

const RouterContext = createContext<RouterState | null>(null)
const ParamsContext = createContext<Params>({})

/** Provides the location and navigation. */
export const Router = ({
  location,
  navigationType,
  navigate,
  children,
}: RouterState & { children: ReactNode }) => {
  const router = useMemo(() => ({ location, navigationType, navigate }), [location, navigationType, navigate])
  return <RouterContext value={router}>{children}</RouterContext>
}

const useRouter = (): RouterState => {
  const router = useContext(RouterContext)
  if (!router) throw new Error('useRouter must be used inside a Router')
  return router
}
export const useLocation = (): Location => useRouter().location
export const useNavigationType = (): NavigationType => useRouter().navigationType
export const useNavigate = (): Go => useRouter().navigate
/** The named segments of the current route. */
export const useParams = (): Params => useContext(ParamsContext)

/** Navigates when it is rendered. */
export const Navigate = ({ to, replace, state }: { to: string; replace?: boolean; state?: unknown }) => {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state])
  return null
}

/** Elements by route pattern; see `matchPath`. */
export type PagesByPath = Readonly<Record<string, ReactNode>>

/** Renders the first matching route. Routes with the same component keep its state. */
export const Pages = ({ pages, otherwise }: { pages: PagesByPath; otherwise: ReactNode }) => {
  const { pathname } = useLocation()
  for (const [pattern, shown] of Object.entries(pages)) {
    const params = matchPath(pattern, pathname)
    if (params) return <ParamsContext value={params}>{shown}</ParamsContext>
  }
  return <Fragment>{otherwise}</Fragment>
}
