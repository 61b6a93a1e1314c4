import { shareDays } from '@moonpage/contract/share-days'
import type { ShareLink, ShareOptions } from '@moonpage/contract/sharing'
import { randomBytes } from 'node:crypto'

type Link = { token: string; expires_at: Date; include_names: boolean; include_recordings: boolean }

/**
 * The link of a story or a collection after it was shared: the existing one, or a new one. An expired or renewed link
 * works for another thirty days with the same address.
 */
export function nextShareLink(before: Link | undefined, options: ShareOptions): Link {
  const isLive = before !== undefined && before.expires_at > new Date()
  return {
    token: before?.token ?? randomBytes(16).toString('base64url'),
    expires_at: isLive && !options.renew ? before.expires_at : new Date(Date.now() + shareDays * 86_400_000),
    include_names: options.include_names ?? before?.include_names ?? true,
    include_recordings: options.include_recordings ?? before?.include_recordings ?? false,
  }
}

/** @param url of the page that it opens */
export const presentShareLink = (link: Link, url: string): ShareLink => ({
  share_url: url,
  share_token: link.token,
  expires_at: link.expires_at.toISOString(),
  include_names: link.include_names,
  include_recordings: link.include_recordings,
})
