import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { type BackgroundWorker, startWorker } from '~/lib/process/background-worker.server'
import type { Clock } from '~/lib/process/clock.server'
import type { Log } from '~/lib/process/log.server'
import { readSignupLink } from './signup-link.server'

interface Deps {
  /** Maildir that receives the replies to MAIL_FROM. */
  maildir: string
  /** Signs links. @throws Error while there is none */
  secret: () => string
  /** Rejects while the dataset is unreachable. */
  markBounced: (id: string, at: string) => Promise<void>
  clock: Clock
  log: Log
}

const POLL_MS = 60_000

/**
 * Reads the delivery reports of a Maildir, and marks the addresses that failed (NEWS-06). Each message
 * moves from `new` to `cur` once it is read, as mail programs do; none is deleted.
 */
export function startBounceWorker(deps: Deps): BackgroundWorker {
  const { maildir, secret, markBounced, clock, log } = deps
  const unread = path.join(maildir, 'new')
  return startWorker({
    name: 'the mailbox of bounces',
    step: async () => {
      await mkdir(path.join(maildir, 'cur'), { recursive: true })
      for (const name of await readdir(unread)) {
        const file = path.join(unread, name)
        const id = await findBouncedSignup(await readFile(file), secret())
        if (id !== undefined) await markBounced(id, new Date(clock.now()).toISOString())
        await rename(file, path.join(maildir, 'cur', `${name}:2,S`))
      }
      return false
    },
    nextAt: () => clock.now() + POLL_MS,
    clock,
    log,
  })
}

/**
 * Finds the sign-up whose e-mail could not be delivered. The report returns the headers of the e-mail,
 * among them the signed link for leaving, so nobody can report an address without its e-mail.
 * @param eml a complete message
 * @returns the document's id; undefined for other messages, for a delay, and for a rejection of the
 *   sender (5.7, as in the relay)
 */
export async function findBouncedSignup(eml: Buffer, secret: string): Promise<string | undefined> {
  // Anybody can write to the mailbox: what cannot be parsed must not stop what comes after it.
  const { attachments } = await PostalMime.parse(eml, { attachmentEncoding: 'utf8' }).catch(() => ({
    attachments: [],
  }))
  const textOf = (type: RegExp) => {
    const part = attachments.find(({ mimeType }) => type.test(mimeType))
    return typeof part?.content === 'string' ? part.content : ''
  }
  const report = textOf(/^message\/(global-)?delivery-status$/)
  if (!/^Action:\s*failed\s*$/im.test(report) || !/^Status:\s*5\.(?!7\.)/im.test(report)) return
  const original = textOf(
    /^(message\/(rfc822|global)|text\/rfc822-headers|message\/global-headers)$/,
  )
  const [, token] = /^List-Unsubscribe:\s*<[^>]*\/boletin\/baja\/([\w.-]+)>/im.exec(original) ?? []
  return readSignupLink(secret, 'baja', token)?.id
}
