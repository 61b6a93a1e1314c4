/**
 * Whether a path is a page by a link, which is exempt from the gate: `/shared/{token}`, its pages, `/shared/collection/{token}`,
 * `/record/{token}`.
 */
export const isSharedPath = (pathname: string): boolean =>
  /^\/(shared|record)(\/[^/]+){1,3}\/?$/.test(pathname)
