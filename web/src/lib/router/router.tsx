import { createContext, Fragment, type ReactNode, useContext, useEffect, useMemo } from 'react'
import type { Location, Navigate as Go, NavigationType, Place } from './history.ts'
import { matchPath, type Params } from './match-path.ts'

type Here = Place & { navigate: Go }

const HereContext = createContext<Here | null>(null)
const ParamsContext = createContext<Params>({})

/** Tells all below where they are, and takes them elsewhere. */
export const Router = ({ location, navigationType, navigate, children }: Here & { children: ReactNode }) => {
  const here = useMemo(() => ({ location, navigationType, navigate }), [location, navigationType, navigate])
  return <HereContext value={here}>{children}</HereContext>
}

const useHere = (): Here => {
  const here = useContext(HereContext)
  if (!here) throw new Error('There is no Router around this')
  return here
}
export const useLocation = (): Location => useHere().location
export const useNavigationType = (): NavigationType => useHere().navigationType
export const useNavigate = (): Go => useHere().navigate
/** The parts of the address that the path at hand names. */
export const useParams = (): Params => useContext(ParamsContext)

/** Shown, it leads elsewhere. */
export const Navigate = ({ to, replace, state }: { to: string; replace?: boolean; state?: unknown }) => {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state])
  return null
}

/** What is shown at each path, said as `matchPath` reads it. */
export type PagesByPath = Readonly<Record<string, ReactNode>>

/** Shows the first page that the address is of. Two in a row that are of one component keep its state. */
export const Pages = ({ pages, otherwise }: { pages: PagesByPath; otherwise: ReactNode }) => {
  const { pathname } = useLocation()
  for (const [pattern, shown] of Object.entries(pages)) {
    const params = matchPath(pattern, pathname)
    if (params) return <ParamsContext value={params}>{shown}</ParamsContext>
  }
  return <Fragment>{otherwise}</Fragment>
}
