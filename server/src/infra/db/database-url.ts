/** The same server and user, another database. */
export function databaseUrl(url: string, name: string): string {
  // URL rejects addresses of unix sockets, which have a user but no host.
  return url.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${encodeURIComponent(name)}`)
}
