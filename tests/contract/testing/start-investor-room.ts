import { onTestFinished } from 'vitest'
import { realClock } from '#app/lib/process/clock.server'
import { accessId, requestLink } from '#config/investor-room'
import { investorRoom } from '#seed/documents/settings/investor-room'
import { withBrandName } from '~/sanity/brand-name'
import { investorRoomQuery } from '~/sanity/site-queries'
import type { InvestorRoomQueryResult } from '~/sanity/types.generated'
import { isLinkMail } from '~/services/investor-requests/outbox/stored-request.server'
import { sendLink } from '~/services/investor-room/link-mail.server'
import { startLinkWorker } from '~/services/investor-room/pending-links.server'
import { acceptStatement, type StoredAccess } from '~/services/investor-room/room-access.server'
import { claimForBrowser, roomPath } from '~/services/investor-room/room-link.server'
import { createInvestorRoom } from '~/services/investor-room/room.server'
import { startDataset } from './start-dataset'
import { createTestOutbox, startMail } from './start-outbox'

export const KEY = '6ba7b810-9dad-41d1-80b4-00c04fd430c8'
export const REQUEST = `investorRequest.${KEY}`
export const ID = accessId(REQUEST)
export const EMAIL = 'ana@correo.example'
export const SITE = 'https://yapa.example'
export const secret = () => 'a secret of the server'
export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** In place of a client. */
export const missing = () => {
  throw new Error('This reached the dataset.')
}

/** A dataset with a request, and the room on it. */
export async function startRoom() {
  const { lake, client } = await startDataset()
  await client.create({ _id: REQUEST, _type: 'investorRequest', user_email: EMAIL })
  const room = createInvestorRoom(() => client, secret)
  const visit = async (path: string, cookie = '') => {
    const request = new Request(SITE + path, { headers: { Cookie: cookie } })
    return room.visit(request, path.split('/')[2])
  }
  /** Gives access, as the Studio does. */
  const give = async (fields: Partial<StoredAccess> = {}) => {
    const linkAt = fields.linkAt ?? new Date().toISOString()
    const terms = { name: 'Ana Pérez', email: EMAIL, days: 30, ...fields }
    await client
      .transaction()
      .createIfNotExists({ _id: ID, _type: 'investorAccess', createdAt: linkAt })
      .patch(ID, (patch) => patch.set({ ...requestLink(linkAt).set, ...terms }))
      .commit()
    return roomPath(secret(), { id: ID, linkAt })
  }
  const read = async () => {
    const access = await client.getDocument<StoredAccess>(ID)
    if (access === undefined) throw new Error('There is no access.')
    return access
  }
  /** Accepts the statement. @returns the cookie of that browser */
  const accept = async () => {
    const access = await read()
    const at = new Date().toISOString()
    await acceptStatement(client, access, 'Acepto.', at)
    const link = { id: ID, linkAt: access.linkAt ?? '' }
    const options = { secret: secret(), link, isSecure: true, expiresAt: Date.now() + DAY_MS }
    const cookie = await claimForBrowser(options)
    return { cookie: cookie.split(';')[0] ?? '', header: cookie }
  }
  return { lake, client, room, visit, give, read, accept }
}

/** Starts a mail server with the relay, and the outbox with its workers, beside a room. */
export async function startMails() {
  const started = await startRoom()
  const { client } = started
  await client.createOrReplace(investorRoom)
  const { server, relay, mail, lines, log } = await startMail()
  const deps = {
    mail,
    siteUrl: SITE,
    secret,
    client: () => client,
    loadTexts: async () =>
      withBrandName(await client.fetch<InvestorRoomQueryResult>(investorRoomQuery), 'Yapa'),
  }
  /** The site on one machine. */
  const startSite = (sender: string) => {
    const { outbox, deliver } = createTestOutbox(client, log)
    const delivery = deliver(({ request }) => {
      if (isLinkMail(request)) return sendLink(deps, request)
      throw new Error('The test saves no requests.')
    })
    const links = startLinkWorker({
      client: () => client,
      confirms: true,
      sender,
      save: (entry) => {
        outbox.save(entry)
        delivery.wake()
      },
      clock: realClock,
      log,
    })
    onTestFinished(() => links.stop())
  }
  const state = async () => (await client.getDocument<StoredAccess>(ID))?.delivery?.state
  return { ...started, server, relay, lines, startSite, state }
}
