/** What site, Studio and seed agree on about the investor's room (ROOM-01). */

/** Path of the room; a token follows. */
export const ROOM_PATH = '/sala'

export const ACCESS_TYPE = 'investorAccess'

const REQUEST_PREFIX = 'investorRequest.'
const ACCESS_PREFIX = `${ACCESS_TYPE}.`

/** A private document with the bytes of a PDF. It has no schema: only code reads and writes it. */
export const ROOM_FILE_TYPE = 'roomFile'

/** How long a link is valid unless staff choose otherwise. */
export const DEFAULT_DAYS = 30
/** The periods that staff choose from. */
export const periods = [7, DEFAULT_DAYS, 90] as const

/** The largest PDF. In Base64 it fits into one write of the dataset. */
export const MAX_FILE_BYTES = 4 * 1024 * 1024

const DAY_MS = 86_400_000

/** Each request has at most one access, so two clicks create one. The dot makes it private. */
export function accessId(requestId: string): string {
  return `${ACCESS_PREFIX}${requestId.slice(REQUEST_PREFIX.length)}`
}

export function isAccessId(id: string): boolean {
  return id.startsWith(ACCESS_PREFIX)
}

/** The part of an access' id that its links contain. */
export function getAccessKey(id: string): string {
  return id.slice(ACCESS_PREFIX.length)
}

/** The id with this key. */
export function fromAccessKey(key: string): string {
  return `${ACCESS_PREFIX}${key}`
}

/** Id of the private document with a file. @param key of the document in the room's settings */
export function roomFileId(key: string): string {
  return `${ROOM_FILE_TYPE}.${key}`
}

/**
 * The change that makes the site mail a new link; every earlier link stops working.
 * @param linkAt now, in ISO 8601; it identifies the link
 */
export function requestLink(linkAt: string) {
  return { set: { linkAt }, unset: ['delivery', 'sender'] }
}

/** When a link expires, in milliseconds. */
export function expiresAt(linkAt: string, days: number | null | undefined): number {
  return Date.parse(linkAt) + (days ?? DEFAULT_DAYS) * DAY_MS
}
