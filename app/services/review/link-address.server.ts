import { LINK_TYPE } from '#config/review'
import { createLinkToken, readLinkToken } from '../signed-link.server'

const PURPOSE = 'review'
const PREFIX = `${LINK_TYPE}.`

/** The path of a link for a review (PLAN-03). @param id of its document */
export function linkPath(secret: string, id: string): string {
  return `/ver/${createLinkToken(secret, PURPOSE, id.slice(PREFIX.length))}`
}

/** The id of the link's document; undefined for a token that this site has not signed. */
export function readLinkPath(secret: string, token: string): string | undefined {
  const link = readLinkToken(secret, PURPOSE, token)
  return link && `${PREFIX}${link.id}`
}

/** Whether the Studio may have created this id. */
export const isLinkId = (id: unknown): id is string =>
  typeof id === 'string' && /^shareLink\.[0-9a-f-]{36}$/.test(id)
