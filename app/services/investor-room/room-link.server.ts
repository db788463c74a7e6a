import { createCookie } from '@remix-run/node'
import { cookieNames } from '#config/cookie-names'
import { fromAccessKey, getAccessKey, ROOM_PATH } from '#config/investor-room'
import { createLinkToken, readLinkToken } from '../signed-link.server'

/** A link to the room (ROOM-01). */
export interface RoomLink {
  /** Of the access' document. */
  id: string
  /** When it was requested, in ISO 8601; another time is another link. */
  linkAt: string
}

const LINK = 'investor room'
const BROWSER = 'browser of the investor room'

/** Path of the room for a link. @param secret of the site's server */
export function roomPath(secret: string, link: RoomLink): string {
  return `${ROOM_PATH}/${createToken(secret, LINK, link)}`
}

/**
 * Reads the last segment of such a path.
 * @returns undefined for a token that this site has not signed for the room
 */
export function readRoomLink(secret: string, token = ''): RoomLink | undefined {
  return readToken(secret, LINK, token)
}

interface CookieOptions {
  secret: string
  link: RoomLink
  /** Whether the site uses HTTPS. */
  isSecure: boolean
  /** When the link expires, in milliseconds. */
  expiresAt: number
}

/** The `Set-Cookie` header for the browser that accepts the statement: the link is only for it. */
export function claimForBrowser({ secret, link, isSecure, expiresAt }: CookieOptions) {
  return cookie.serialize(createToken(secret, BROWSER, link), {
    // The browser sends it to this link and its documents only.
    path: roomPath(secret, link),
    secure: isSecure,
    expires: new Date(expiresAt),
  })
}

/** Whether this browser has accepted the statement with this link. */
export async function isClaimingBrowser(
  secret: string,
  link: RoomLink,
  request: Request,
): Promise<boolean> {
  const token: unknown = await cookie.parse(request.headers.get('Cookie'))
  if (typeof token !== 'string') return false
  const claimed = readToken(secret, BROWSER, token)
  return claimed?.id === link.id && claimed.linkAt === link.linkAt
}

const cookie = createCookie(cookieNames.room, { httpOnly: true, sameSite: 'lax' })

const createToken = (secret: string, purpose: string, { id, linkAt }: RoomLink) =>
  createLinkToken(secret, purpose, getAccessKey(id), Date.parse(linkAt))

function readToken(secret: string, purpose: string, token: string): RoomLink | undefined {
  const now = Date.now()
  const read = readLinkToken(secret, purpose, token, now)
  if (read === undefined) return undefined
  return { id: fromAccessKey(read.id), linkAt: new Date(now - read.ageMs).toISOString() }
}
