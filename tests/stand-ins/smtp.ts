import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** One message that the mail server took. */
export interface TakenMessage {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: Buffer
  readonly email: Email
}

/** A real mail server on this machine that keeps what it gets. */
export interface MailServer {
  /** As `SMTP_URL`. */
  readonly url: string
  /** Everything it took, oldest first. */
  readonly taken: readonly TakenMessage[]
  /** Refuses every receiver from now on, with this code and these words; `undefined` ends it. */
  refuse: (refusal: { code: number; words: string } | undefined) => void
  close: () => Promise<void>
}

/**
 * Starts the mail server on a free port.
 * @param user the only one it takes messages from, if it asks at all; its password is `secret`
 */
export async function startMailServer(user?: string): Promise<MailServer> {
  const taken: TakenMessage[] = []
  let refusal: { code: number; words: string } | undefined
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: user === undefined,
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username, password }, _session, callback) {
      if (username === user && password === 'secret') callback(null, { user: username })
      else callback(new Error('Who are you?'))
    },
    onRcptTo(_address, _session, callback) {
      if (refusal === undefined) callback()
      else callback(Object.assign(new Error(refusal.words), { responseCode: refusal.code }))
    },
    onData(stream, { envelope }, callback) {
      void buffer(stream).then(async (raw) => {
        const { mailFrom, rcptTo } = envelope
        taken.push({
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
    taken,
    refuse: (next) => {
      refusal = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
