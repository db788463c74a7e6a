import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface ReceivedMessage {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: Buffer
  readonly email: Email
}

interface Rejection {
  readonly code: number
  readonly text: string
  /** By default every recipient. */
  readonly address?: string
}

/** A local SMTP server that records its messages. */
export interface MailServer {
  /** The value for `SMTP_URL`. */
  readonly url: string
  /** Oldest first. */
  readonly received: readonly ReceivedMessage[]
  /** Rejects recipients with this response from now on; `undefined` accepts them again. */
  rejectRecipients: (rejection: Rejection | undefined) => void
  close: () => Promise<void>
}

/**
 * Starts an SMTP server on a free port.
 * @param user the only user, with the password `secret`; without it no sign-in is required
 */
export async function startMailServer(user?: string): Promise<MailServer> {
  const received: ReceivedMessage[] = []
  let rejection: Rejection | undefined
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: user === undefined,
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username, password }, _session, callback) {
      if (username === user && password === 'secret') callback(null, { user: username })
      else callback(new Error('Invalid credentials'))
    },
    onRcptTo({ address }, _session, callback) {
      if ((rejection?.address ?? address) !== address || rejection === undefined) callback()
      else callback(Object.assign(new Error(rejection.text), { responseCode: rejection.code }))
    },
    onData(stream, { envelope }, callback) {
      void buffer(stream).then(async (raw) => {
        const { mailFrom, rcptTo } = envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw,
          email: await PostalMime.parse(raw),
        })
        callback()
      })
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const login = user === undefined ? '' : `${user}:secret@`
  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    received,
    rejectRecipients: (next) => {
      rejection = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
