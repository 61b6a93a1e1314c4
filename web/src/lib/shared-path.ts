/** Whether a path is a page by a link, to read or to record a book, which is exempt from the gate. */
export const isSharedPath = (pathname: string): boolean =>
  /^\/(shared\/(collection\/)?[^/]+(\/page\/[^/]+)?|record\/[^/]+)\/?$/.test(pathname)
