import { setTimeout as delay } from 'node:timers/promises'
import type { DueRelease, Log, ReleaseHooks } from 'content-lake/types'
import { sendEmail } from '#app/services/emailjs.server'
import { toDay } from '#config/calendar'
import type { Env } from '#config/env.server'
import { relayAccount } from '#config/mail.server'
import { checkDocument } from '#schemas/content-check/check-document'
import {
  FACTS_QUERY,
  factsParams,
  parseFacts,
  publishedId,
} from '#schemas/content-check/site-facts'
import { translateLakeError } from '#config/lake-errors'
import { plainText } from '#schemas/shared/plain-text'

/** The relay starts after the lake, and restarts with the site. */
const RETRY_DELAYS_MS = [1_000, 5_000, 30_000, 120_000, 600_000]

/**
 * Checks due releases by the rules of 'Revisión' (CHECK-01), and tells staff by e-mail of those that
 * were not published (PLAN-02).
 */
export function createReleaseHooks(
  { relay, siteUrl }: Pick<Env, 'relay' | 'siteUrl'>,
  log: Log,
): ReleaseHooks {
  return {
    check: checkRelease,
    report(release, reason) {
      if (relay === undefined) return
      const { publicKey, serviceId, templates } = relayAccount
      const service = { origin: relay.origin, publicKey, serviceId, templateId: templates.release }
      const [only] = release.documents
      const title = release.title === '' && only !== undefined ? titleOf(only) : release.title
      const link = linkTo(release, siteUrl)
      const parameters = { title, reason: translateLakeError(reason), link }
      const send = async () => {
        for (const wait of RETRY_DELAYS_MS) {
          const { ok } = await sendEmail(service, parameters)
          if (ok) return
          await delay(wait, undefined, { ref: false })
        }
        log('no e-mail says that a release was not published', { release: release.releaseId })
      }
      void send()
    },
  }
}

/**
 * Checks what can have changed since the release was scheduled: dates, and other documents. Its own
 * documents are locked, and the Studio schedules none with errors.
 */
async function checkRelease({ documents, query }: DueRelease): Promise<string | undefined> {
  const facts = parseFacts(await query(FACTS_QUERY, factsParams), Date.now())
  const today = toDay(new Date())
  const errors = documents.flatMap(({ version, published }) =>
    checkDocument(version, { today, facts, published })
      .filter(({ level }) => level === 'error')
      .map(({ message }) => `${titleOf({ version, published })}: ${message}`),
  )
  return errors.length === 0 ? undefined : errors.join('\n')
}

const titleOf = ({ version }: DueRelease['documents'][number]) =>
  plainText(version.title) ?? publishedId(version._id)

function linkTo({ title, releaseId, documents: [only] }: DueRelease, siteUrl: string): string {
  if (title !== '' || only === undefined) return `${siteUrl}/studio/releases/${releaseId}`
  const { _id, _type } = only.version
  return `${siteUrl}/studio/intent/edit/id=${publishedId(_id)};type=${_type}`
}
