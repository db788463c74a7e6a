import type { SanityClient } from '@sanity/client'
import { roomFileId } from '#config/investor-room'
import { createRateLimit } from '~/lib/http/rate-limit.server'
import { writeClient } from '~/sanity/write-client.server'
import { siteSecret } from '../site-secret.server'
import { type AccessState, findAccessState, type StoredAccess } from './room-access.server'
import { isClaimingBrowser, readRoomLink, type RoomLink } from './room-link.server'
import { createStampedFiles } from './stamped-files.server'

/** What a request with a link finds (ROOM-01). */
export type RoomVisit =
  | { state: 'invalid'; link?: undefined; access?: undefined }
  | { state: Exclude<AccessState, 'invalid'>; link: RoomLink; access: StoredAccess }

export type InvestorRoom = ReturnType<typeof createInvestorRoom>

const TEN_MINUTES_MS = 600_000
const HOUR_MS = 3_600_000

/**
 * Creates the investor's room of a process.
 * @param client with a token that sees private documents
 * @param secret signs links. @throws Error while there is none
 */
export function createInvestorRoom(
  client: () => SanityClient,
  secret: () => string,
  now = Date.now,
) {
  return {
    client,
    secret,
    stampedFiles: createStampedFiles(client),
    /** Which of these documents have a file. @throws Error while the dataset is unreachable */
    findFiles: async (documents: readonly string[]): Promise<readonly string[]> => {
      const ids = documents.map(roomFileId)
      const found = await client().fetch<string[]>('*[_id in $ids]._id', { ids })
      return documents.filter((key) => found.includes(roomFileId(key)))
    },
    /** Limits for all requests with links of one access. */
    allowsOpen: createRateLimit({ limit: 60, windowMs: TEN_MINUTES_MS, now }),
    allowsQuestion: createRateLimit({ limit: 10, windowMs: HOUR_MS, now }),
    allowsNewLink: createRateLimit({ limit: 3, windowMs: HOUR_MS, now }),
    /**
     * Reads what a link opens. Only signed links reach the dataset, so guesses learn nothing from the
     * time of an answer.
     * @throws Error while the dataset is unreachable
     */
    visit: async (request: Request, token: string | undefined): Promise<RoomVisit> => {
      const link = readLink(secret, token)
      if (link === undefined) return { state: 'invalid' }
      const access = await client().getDocument<StoredAccess>(link.id)
      const isClaiming = await isClaimingBrowser(secret(), link, request)
      const state = findAccessState(access, link, isClaiming, now())
      return state === 'invalid' || access === undefined
        ? { state: 'invalid' }
        : { state, link, access }
    },
  }
}

/** The room of this process. */
export const room = createInvestorRoom(writeClient, siteSecret)

function readLink(secret: () => string, token: string | undefined): RoomLink | undefined {
  try {
    return readRoomLink(secret(), token)
  } catch {
    // Without a secret this site has signed nothing.
    return undefined
  }
}
