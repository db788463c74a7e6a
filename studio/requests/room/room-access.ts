import * as z from 'zod/mini'
import { accessId, expiresAt } from '#config/investor-room'
import { useLiveDocument } from '../../components/use-live-query'

const text = z.nullish(z.string())

const accessSchema = z.nullable(
  z.object({
    _id: z.string(),
    linkAt: z.string(),
    days: z.nullish(z.number()),
    allowsDownload: z.nullish(z.boolean()),
    revokedAt: text,
    acceptedAt: text,
    acceptedLink: text,
    delivery: z.nullish(z.object({ state: text, sentAt: text, lastError: text })),
    opens: z.nullish(
      z.array(
        z.object({
          _key: z.string(),
          title: text,
          at: text,
          downloaded: z.nullish(z.boolean()),
        }),
      ),
    ),
    questions: z.nullish(z.array(z.object({ _key: z.string(), text, at: text }))),
  }),
)

/** The access of a request to the investor's room. */
export type RoomAccess = NonNullable<z.infer<typeof accessSchema>>

export type AccessState = 'revoked' | 'expired' | 'inside' | 'sent' | 'failing' | 'pending'

/** @param now milliseconds */
export function findState(access: RoomAccess, now: number): AccessState {
  const { revokedAt, linkAt, days, acceptedLink, delivery } = access
  if (revokedAt) return 'revoked'
  if (now >= expiresAt(linkAt, days)) return 'expired'
  if (acceptedLink === linkAt) return 'inside'
  if (delivery?.sentAt) return 'sent'
  return delivery?.lastError ? 'failing' : 'pending'
}

/** Reads the access of a request, again with each change; its result is null without an access. */
export function useRoomAccess(requestId: string) {
  return useLiveDocument(accessId(requestId), '', accessSchema)
}
