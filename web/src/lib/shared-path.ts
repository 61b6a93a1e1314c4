/** Whether a path is a share link page, which is exempt from the gate. */
export const isSharedPath = (pathname: string): boolean =>
  /^\/shared\/[^/]+(\/page\/[^/]+)?\/?$/.test(pathname)
