import { randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { expiresAt, requestLink } from '#config/investor-room'
import type { InvestorAccess } from '~/sanity/types.generated'
import type { RoomLink } from './room-link.server'

/** An access in the dataset. */
export type StoredAccess = Partial<InvestorAccess> & Pick<InvestorAccess, '_id' | '_rev'>

/**
 * What a link opens (ROOM-01).
 * `replaced`: a newer link exists. `statement`: to accept first. `elsewhere`: another browser has
 * accepted it.
 */
export type AccessState =
  'invalid' | 'revoked' | 'replaced' | 'expired' | 'statement' | 'elsewhere' | 'open'

/**
 * Whether a new link to the address on file helps, so that the page offers one. A revoked access is
 * for staff to give.
 */
export const isRenewable = ({ state }: { state: AccessState }): boolean =>
  state === 'replaced' || state === 'expired' || state === 'elsewhere'

/** @param isClaiming see isClaimingBrowser */
export function findAccessState(
  access: StoredAccess | undefined,
  { linkAt }: RoomLink,
  isClaiming: boolean,
  now: number,
): AccessState {
  if (access?.linkAt === undefined) return 'invalid'
  if (access.revokedAt !== undefined) return 'revoked'
  if (access.linkAt !== linkAt) return 'replaced'
  if (now >= expiresAt(linkAt, access.days)) return 'expired'
  if (access.acceptedLink !== linkAt) return 'statement'
  return isClaiming ? 'open' : 'elsewhere'
}

/** Most opens and questions of an access, so that its document stays small. */
const MAX_OPENS = 1_000
const MAX_QUESTIONS = 50

/** What a person does in the room. */
export type RoomEvent =
  | { kind: 'open'; document: string; title: string; downloaded: boolean }
  | { kind: 'question'; text: string }

/**
 * Stores that the person has accepted the statement.
 * @param text of the statement, as it was shown
 * @throws Error when the access has changed meanwhile, or the dataset is unreachable
 */
export async function acceptStatement(
  client: SanityClient,
  { _id, _rev, linkAt }: StoredAccess,
  text: string,
  at: string,
): Promise<void> {
  await client
    .patch(_id)
    // Two browsers at once: the second one is elsewhere.
    .ifRevisionId(_rev)
    .set({ acceptedAt: at, acceptedText: text, acceptedLink: linkAt ?? '' })
    .commit()
}

/**
 * Adds an event to the access, which staff see.
 * @returns false when the access has too many
 * @throws Error while the dataset is unreachable; then nothing may be shown either
 */
export async function recordEvent(
  client: SanityClient,
  { _id, opens, questions }: StoredAccess,
  { kind, ...event }: RoomEvent,
  at: string,
): Promise<boolean> {
  const [list, isFull] =
    kind === 'open'
      ? (['opens', (opens?.length ?? 0) >= MAX_OPENS] as const)
      : (['questions', (questions?.length ?? 0) >= MAX_QUESTIONS] as const)
  if (isFull) return false
  const item = { _key: randomUUID(), _type: kind, ...event, at }
  await client
    .patch(_id)
    .setIfMissing({ [list]: [] })
    .append(list, [item])
    .commit()
  return true
}

/**
 * Lets the site mail a new link to the address on file, unless one is on its way.
 * @throws Error while the dataset is unreachable
 */
export async function renewLink(
  client: SanityClient,
  { _id, _rev, delivery }: StoredAccess,
  at: string,
): Promise<void> {
  if (delivery?.sentAt === undefined) return
  await client.patch(_id, requestLink(at)).ifRevisionId(_rev).commit()
}
