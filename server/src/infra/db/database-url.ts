/** The same server and account, another database. */
export function databaseUrl(url: string, name: string): string {
  // Not by URL, which refuses the address of a unix socket: it has a user and no host.
  return url.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${encodeURIComponent(name)}`)
}
