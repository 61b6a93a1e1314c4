/** The pages behind a share link, which open without the gate's password. */
export const isSharedPath = (pathname: string): boolean =>
  /^\/shared\/[^/]+(\/page\/[^/]+)?\/?$/.test(pathname)
