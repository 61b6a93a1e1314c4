import type { Route } from '@moonpage/contract/route'
import type { ZodMiniType } from 'zod/mini'
import type * as z from 'zod/mini'

type Reply<R extends Route> = R['reply'] extends ZodMiniType ? z.output<R['reply']> : void
type Asked = { params?: Record<string, string>; body?: unknown }

/** Calls the API of a running app. @throws with the problem if a call fails */
export type ApiClient = <R extends Route>(route: R, asked?: Asked) => Promise<Reply<R>>

/**
 * @param token of a signed-in person
 * @param address client address, for an app that trusts one proxy
 */
export const apiClient =
  (url: string, { token, address }: { token?: string; address?: string } = {}): ApiClient =>
  async <R extends Route>(route: R, { params = {}, body }: Asked = {}) => {
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    const response = await fetch(url + path, {
      method: route.method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${route.method} ${path} responded with ${response.status}: ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as Reply<R>
  }
